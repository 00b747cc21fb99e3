import type { Course } from '@gaslight/companion/course'
import type { Misfit } from '@gaslight/companion/enter'
import { facesEntry, patrolEntry, turnedEntry, womenEntry } from '@gaslight/companion/entry'
import {
  type CircleNumber,
  type Colour,
  type CrossingId,
  type Face,
  lettersFromWhitechapel as game,
} from '@gaslight/letters-from-whitechapel'
import { misplaced } from '@gaslight/letters-from-whitechapel/refusals'
import { useMemo, useState } from 'react'
import {
  composing,
  NOTHING_POINTED,
  type Pointing,
  point,
  type WhitechapelChoice,
} from '../games/letters-from-whitechapel/composing/compose.ts'
import { keyOf, type Mode, type Part } from '../games/letters-from-whitechapel/composing/parts.ts'
import { type Refused, refusedFor } from '../games/letters-from-whitechapel/composing/refuse.ts'
import type { NodeId } from '../games/letters-from-whitechapel/map/props.ts'
import { usePreview } from '../games/letters-from-whitechapel/table/preview.ts'
import type { Table } from '../games/letters-from-whitechapel/table/useTable.ts'
import { type Asked, askedIn } from './model/asked.ts'
import { add, type Sheet } from './model/sheet.ts'
import type { Wording } from './wording.ts'

/** A choice that is entered once it is known what it brought to light. */
export type Pending = { readonly choice: WhitechapelChoice; readonly faces: readonly Face[] }

type Faces = { readonly [colour in Colour]?: CrossingId }

/** What has been pointed at since the last entry. */
interface Half {
  readonly on: Course
  readonly pointing: Pointing
  readonly picked: readonly NodeId[]
  readonly faces: Faces
  readonly pending: Pending | null
  readonly refusal: Misfit | Refused | 'nothing' | null
}

/** Entering what is said at the table, by the map or by the buttons beside it. */
export interface Entering
  extends Pick<Table, 'words' | 'scene' | 'composing' | 'preview' | 'point' | 'decide' | 'chooseMode'> {
  readonly asked: Asked
  /** Circles or crossings that are taken for one entry, until there are enough. */
  readonly picked: readonly NodeId[]
  readonly faces: Faces
  readonly pending: Pending | null
  readonly refusal: Half['refusal']
  dismissRefusal(): void
  /** Enters a text of the notation. */
  enter(entry: string): void
  /** Enters the pending choice with its answer or face. */
  answer(mark: string): void
  /** Enters what is picked, once it is complete. */
  enterPicked(): void
  readonly isComplete: boolean
  /** One step back in what is only pointed at; false where nothing is. */
  back(): boolean
}

export function useEntering({ words }: Wording, sheet: Sheet, keep: (next: Sheet) => void): Entering {
  const { course } = sheet
  const { view: scene, setup } = course
  const [kept, setKept] = useState<Half>(() => fresh(course))
  const half = kept.on === course ? kept : fresh(course)
  // What was pointed at or refused before an entry does not come back when that is taken back.
  if (half !== kept) setKept(half)
  const change = (next: Partial<Half>) => setKept({ ...half, refusal: null, ...next })
  const preview = usePreview()
  const asked = useMemo(() => askedIn(course), [course])
  const choices = asked.kind === 'choices' ? asked.choices : NO_CHOICES
  const now = useMemo(
    () => (asked.kind === 'choices' ? composing(asked.choices, half.pointing, scene) : null),
    [asked, half.pointing, scene],
  )

  const enter = (entry: string) => {
    const added = add(sheet, entry)
    preview.show(null)
    if (added.ok) keep(added.value)
    else change({ refusal: added.error })
  }
  const decide = (choice: WhitechapelChoice) => {
    preview.show(null)
    const { kind } = choice.detail
    const asks = kind === 'search' || kind === 'arrest' || kind === 'area-arrest' || kind === 'address'
    if (kind === 'flip') return change({ pending: { choice, faces: facesLeft(scene) } })
    if (asks && setup.side === 'police') return change({ pending: { choice, faces: [] } })
    enter(tokenOf(course, choice))
  }
  const pick = (part: Part) => {
    const node = keyOf(part) as NodeId
    const isOn = half.picked.includes(node)
    if (!pickable(asked).includes(node)) return change({ refusal: elsewhere(asked.kind === 'patrol', part) })
    if (isOn) return change({ picked: half.picked.filter(other => other !== node) })
    if (half.picked.length < countOf(asked)) change({ picked: [...half.picked, node] })
  }
  const place = (part: Part) => {
    if (asked.kind !== 'faces' || part.kind !== 'crossing' || !asked.crossings.includes(part.crossing))
      return change({ refusal: elsewhere(true, part) })
    const taken = asked.colours.find(colour => half.faces[colour] === part.crossing)
    if (taken !== undefined) {
      const { [taken]: _, ...others } = half.faces
      return change({ faces: others })
    }
    const next = asked.colours.find(colour => half.faces[colour] === undefined)
    if (next !== undefined) change({ faces: { ...half.faces, [next]: part.crossing } })
  }
  const pointAt = (part: Part) => {
    if (asked.kind === 'faces') return place(part)
    if (asked.kind !== 'choices' || now === null) return pick(part)
    const pointed = point(choices, now, part, scene)
    switch (pointed.kind) {
      case 'decide':
        return decide(pointed.choice)
      case 'point':
        preview.show(null)
        return change({ pointing: pointed.pointing, pending: null })
      case 'refused': {
        return change({ refusal: refusedFor(course.position, now, pointed.part, scene) ?? 'nothing' })
      }
    }
  }

  return {
    words,
    scene,
    composing: now,
    preview,
    point: pointAt,
    decide,
    chooseMode: (mode: Mode) => change({ pointing: { mode, path: now?.path ?? [] } }),
    asked,
    picked: half.picked,
    faces: half.faces,
    pending: half.pending,
    refusal: half.refusal,
    dismissRefusal: () => change({}),
    enter,
    answer: mark => {
      if (half.pending !== null) enter(tokenOf(course, half.pending.choice) + mark)
    },
    enterPicked: () => {
      const entry = pickedEntry(asked, half)
      if (entry !== null) enter(entry)
    },
    isComplete: pickedEntry(asked, half) !== null,
    back: () => {
      if (half.pending !== null) change({ pending: null })
      else if (now !== null && now.path.length > now.given)
        change({ pointing: { mode: now.mode, path: now.path.slice(0, -1) } })
      else if (half.picked.length > 0) change({ picked: half.picked.slice(0, -1) })
      else if (Object.keys(half.faces).length > 0) change({ faces: {} })
      else return false
      return true
    },
  }
}

/** Why a place is none where patrols, or else women, are laid. */
function elsewhere(patrols: boolean, part: Part): Refused | 'nothing' {
  if (part.kind === 'pawn') return 'nothing'
  const illegal = misplaced(patrols ? 'patrol' : 'woman', part.kind === 'circle' ? part.circle : part.crossing)
  return illegal === null ? 'nothing' : { kind: 'rule', illegal }
}

const NO_CHOICES: readonly WhitechapelChoice[] = []

function fresh(on: Course): Half {
  return { on, pointing: NOTHING_POINTED, picked: [], faces: {}, pending: null, refusal: null }
}

function tokenOf({ position, setup }: Course, { decision }: WhitechapelChoice): string {
  return game.notation.format(position, decision, setup.side === 'jack' ? 0 : 'public')
}

/** The faces that a token turned up now can show (LW-89). */
function facesLeft({ tokens }: Course['view']): readonly Face[] {
  const all = Object.values(tokens)
  const seen = all.flatMap(({ face, up }) => (up === true && face !== undefined ? [face] : []))
  const down = all.length - seen.length
  const colours: readonly Face[] = ['blue', 'yellow', 'brown', 'red', 'green']
  const left = colours.filter(colour => !seen.includes(colour))
  return down > left.length ? [...left, 'fake'] : left
}

export function nodeTarget(node: NodeId): Part {
  return node.startsWith('c')
    ? { kind: 'circle', circle: Number(node.slice(1)) }
    : { kind: 'crossing', crossing: node as CrossingId }
}

/** The nodes that can be picked for one entry. */
export function pickable(asked: Asked): readonly NodeId[] {
  switch (asked.kind) {
    case 'women':
    case 'turned':
      return asked.circles.map((circle): NodeId => `c${circle}`)
    case 'patrol':
      return asked.from
    case 'faces':
      return asked.crossings
    default:
      return []
  }
}

function countOf(asked: Asked): number {
  return asked.kind === 'women' || asked.kind === 'turned' || asked.kind === 'patrol' ? asked.count : 0
}

function pickedEntry(asked: Asked, { picked, faces }: Half): string | null {
  const circles = picked.map((node): CircleNumber => Number(node.slice(1)))
  switch (asked.kind) {
    case 'women':
      return picked.length === asked.count ? womenEntry(circles) : null
    case 'turned':
      return picked.length === asked.count ? turnedEntry(circles) : null
    case 'patrol':
      return picked.length === asked.count ? patrolEntry([...asked.given, ...(picked as CrossingId[])]) : null
    case 'faces':
      return asked.colours.every(colour => faces[colour] !== undefined) ? facesEntry(faces) : null
    default:
      return null
  }
}
