import { SUPPLY, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Words } from '../words.ts'
import type { Composing, Offer, WhitechapelChoice } from './compose.ts'
import { keyOf, type Part } from './parts.ts'

interface Asked {
  readonly now: Composing
  readonly choices: readonly WhitechapelChoice[]
  readonly scene: WhitechapelView
}

/** What is asked of the looker now, in one sentence. */
export function asking(words: Words, { now, choices, scene }: Asked): string {
  const say = (key: string, params: Record<string, string | number> = {}) =>
    words.game(`prompt.${scene.state}.${key}`, params)
  const first = choices[0]?.detail
  const further = furtherAsking(words, now, choices)
  // A search that goes on leaves no other policeman and nothing else to do (LW-67), though he was pointed at for one.
  if (further !== null && scene.state !== 'search') {
    // Where one patrol alone can be moved, it is not said yet that a Letter may be played.
    return scene.state === 'letter' && now.path.length === now.given ? `${say('yours')} ${further}` : further
  }
  switch (scene.state) {
    case 'patrol':
      return say('yours', { face: first?.kind === 'patrol' ? words.face(first.face) : '' })
    case 'women': {
      if (first?.kind !== 'woman') return say('yours')
      const mayStayFree = choices.some(({ detail }) => detail.kind === 'woman' && detail.woman === 'none')
      const which = words.page(mayStayFree ? 'ask.woman' : 'ask.womanHere', { circle: first.circle })
      return `${which} ${words.game('told.womenLeft', womenLeft(scene))}`
    }
    case 'saucy-jacky':
      return say('yours', { crossing: first?.kind === 'shift' ? first.from : '' })
    case 'kill': {
      const must = now.plain.length === 0 ? 'Must' : ''
      return say(`yours${must}${scene.night === 3 ? 'Two' : ''}`)
    }
    case 'x99':
      return say('yours', {
        colour: scene.carrying?.letter === 'goulston' ? words.policemanWithin(scene.carrying.named) : '',
      })
    case 'search':
      return say('yours', { colour: scene.search === undefined ? '' : words.policeman(scene.search.by) })
    case 'move':
      if (now.mode === 'coach') return words.page('ask.coachFirst')
      return now.mode === 'alley' ? words.page('ask.alley') : say('yours')
    default:
      return say('yours')
  }
}

/** What is asked with what depends on the choices. */
const PARTICULAR: readonly WhitechapelView['state'][] = ['patrol', 'women', 'saucy-jacky', 'kill', 'x99', 'search']

/** Whether the sentence is the same whatever can be chosen. */
export function isPlainlyAsked(state: WhitechapelView['state']): boolean {
  return !PARTICULAR.includes(state)
}

/** How many women are still to be laid out tonight (LW-29). */
function womenLeft({ women, night }: WhitechapelView): { readonly marked: number; readonly plain: number } {
  const laid = Object.values(women)
  const marked = SUPPLY.marked[night] - laid.filter(woman => woman === 'marked').length
  const plain = SUPPLY.women[night] - SUPPLY.marked[night] - laid.filter(woman => woman === 'plain').length
  return { marked, plain }
}

/** What is asked once something has been pointed at; null where that is still the whole question. */
function furtherAsking(
  words: Words,
  { mode, path, offers }: Composing,
  choices: readonly WhitechapelChoice[],
): string | null {
  const [first] = path
  if (first === undefined || offers.length === 0) return null
  const at = keyOf(first)
  switch (mode) {
    case 'police':
    case 'rush':
    case 'arrest':
      return first.kind === 'pawn' ? words.page(`ask.${mode}`, { colour: words.policeman(first.colour) }) : null
    case 'search': {
      if (first.kind !== 'pawn') return null
      const others = choices.some(({ detail }) => 'colour' in detail && detail.colour !== first.colour)
      return words.page(others ? 'ask.search' : 'ask.searchLast', { colour: words.policeman(first.colour) })
    }
    case 'wretched':
    case 'coach':
    case 'kill':
      return words.page(`ask.${mode}`, { circle: at.slice(1) })
    case 'dear-boss':
    case 'from-hell':
      return words.page('ask.letter', { crossing: at })
    case 'saucy-jacky':
      return words.page('ask.saucy-jacky', { crossing: at })
    default:
      return null
  }
}

function partName(words: Words, part: Part, scene: WhitechapelView): string {
  switch (part.kind) {
    case 'circle':
      return String(part.circle)
    case 'crossing':
      return part.crossing
    case 'pawn':
      return words.page('pawn', { colour: words.policeman(part.colour), at: scene.policemen[part.colour] ?? '–' })
  }
}

/** What a button says: the place, or what is special about choosing it. */
export function offerLabel(words: Words, { part, choice }: Offer, scene: WhitechapelView): string {
  const name = partName(words, part, scene)
  const detail = choice?.detail
  switch (detail?.kind) {
    case 'police-stays':
      return words.page('offer.stays', { place: name })
    case 'wretched-stays':
      return words.page('offer.stays', { place: name })
    case 'move':
      if (detail.declared) return words.page('offer.declare', { place: name })
      return detail.to === scene.hideout ? words.page('offer.silent', { place: name }) : name
    default:
      return name
  }
}
