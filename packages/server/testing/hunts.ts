import {
  type Audience,
  type Decision,
  DecisionList,
  type Game,
  type Options,
  type Position,
  Sfc32,
} from '@gaslight/core'
import {
  COLOURS,
  type CrossingId,
  type Face,
  lettersFromWhitechapel,
  type Night,
  type State,
  type WhitechapelDetail,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import { stroll } from '@gaslight/letters-from-whitechapel/walkers'
import { optionsOf } from './stored.ts'

const game = lettersFromWhitechapel
type P = ReturnType<typeof game.start>

/** A hunt under way. */
export interface UnfinishedHunt {
  readonly state: State
  readonly night: Night
  readonly options: Options
  readonly seats: number
  readonly decisions: readonly Decision[]
}

const OPTIONS: readonly Options[] = [
  { letters: true, falseClues: true, address: true, rushing: true, talk: 'private' },
  { letters: true, falseClues: true, hideout: 'random', patrolFaces: 'team', areaArrests: true, edition: 'original' },
]
const SEATS = 4
/** Where a state lasts for several decisions: which of them is looked at. */
const WITHIN: { readonly [state in State]?: number } = { women: 3, patrol: 3, wretched: 2, police: 3, action: 2 }
/** States of chance come and go within one request. */
const PASSING: readonly State[] = ['head', 'over']

/** Hunts that stand at every decision point (LW-18), on the first night and on a later one, as far as random play finds them. */
export function unfinishedHunts(): UnfinishedHunt[] {
  const found = new Map<string, UnfinishedHunt>()
  for (let seed = 1; seed <= 400; seed++) {
    const given = OPTIONS[seed % OPTIONS.length]
    const options = optionsOf(game as unknown as Game, given)
    const p = game.start(options, SEATS)
    const rng = new Sfc32(1888, seed)
    const decisions: Decision[] = []
    const counts = new Map<string, number>()
    while (p.turn().kind !== 'over') {
      const { state, night } = game.view(p, 'omniscient')
      const moment = `${state} ${night}`
      const count = (counts.get(moment) ?? 0) + 1
      counts.set(moment, count)
      const key = `${state} ${Math.min(night, 2)}`
      const asked = p.turn().kind === 'seat' && game.forced(p) === null && !PASSING.includes(state)
      if (asked && count >= (WITHIN[state] ?? 1) && !found.has(key))
        found.set(key, { state, night, options, seats: SEATS, decisions: [...decisions] })
      const decision = stroll(p, rng, { homeAt: 12, arrests: false })
      p.apply(decision)
      decisions.push(decision)
    }
  }
  return [...found.values()]
}

/**
 * Another hunt of which an audience was told exactly the same: what its view leaves open is drawn anew, and the decisions
 * are rewritten so that they lead there.
 */
export function retold({ options, seats, decisions }: UnfinishedHunt, to: Audience, seed: number): Decision[] {
  const end = played(options, seats, decisions)
  const view = JSON.parse(JSON.stringify(game.view(end, to))) as WhitechapelView
  const other = game.view(game.sample(view, new Sfc32(seed)), 'omniscient')
  const secrets = new Secrets(other, laidFaces(options, seats, decisions, other))
  const p = game.start(options, seats)
  const q = game.start(options, seats)
  const told: Decision[] = []
  const take = (detail: WhitechapelDetail) => {
    const decision = game.encode(q, detail)
    if (!legal(q).includes(decision)) throw new Error(`${JSON.stringify(detail)} is not legal in the other hunt`)
    q.apply(decision)
    told.push(decision)
  }
  for (const decision of decisions) {
    const detail = game.decode(p, decision)
    if (!secrets.isBeingLaid(p)) take(secrets.instead(detail, p))
    p.apply(decision)
  }
  for (const detail of secrets.beingLaid()) take(detail)
  if (JSON.stringify(game.view(q, to)) !== JSON.stringify(view))
    throw new Error('the other hunt does not look the same')
  return told
}

/** What is different in the other hunt. */
class Secrets {
  private readonly other: WhitechapelView
  /** The faces of tonight's tokens, by the crossings on which they were laid. */
  private readonly faces: ReadonlyMap<CrossingId, Face>

  constructor(other: WhitechapelView, faces: ReadonlyMap<CrossingId, Face>) {
    this.other = other
    this.faces = faces
  }

  /** Whether a decision belongs to a placement under way: of that, even how far it has come may be hidden. */
  isBeingLaid(p: P): boolean {
    const { night, state } = game.view(p, 'omniscient')
    return night === this.other.night && state === this.other.state && (state === 'women' || state === 'patrol')
  }

  beingLaid(): WhitechapelDetail[] {
    const { state, women, tokens } = this.other
    if (state === 'women')
      return Object.entries(women).map(([circle, woman]) => {
        if (woman === 'unknown') throw new Error('the omniscient see every face')
        return { kind: 'woman', circle: Number(circle), woman }
      })
    if (state !== 'patrol') return []
    const laid = Object.entries(tokens).map(([at, { face = 'fake' }]) => ({ face, at: at as CrossingId }))
    return inOrder(laid)
  }

  instead(detail: WhitechapelDetail, p: P): WhitechapelDetail {
    const { hideout = 0, night, nights, women } = this.other
    const now = game.view(p, 'omniscient')
    const log = nights[now.night]
    const cell = (log?.row !== undefined && (now.nights[now.night]?.filled ?? 0)) || 0
    const next = (ahead: number) => log?.row?.[cell + ahead] ?? 0
    switch (detail.kind) {
      case 'hideout':
        return { ...detail, circle: hideout }
      case 'woman': {
        const woman = now.night === night ? women[detail.circle] : undefined
        return woman === undefined || woman === 'unknown' ? detail : { ...detail, woman }
      }
      case 'patrol': {
        const place = Object.keys(now.tokens).length
        return now.night === night && this.faces.size > 0 ? this.inOrder()[place] : detail
      }
      case 'kill': {
        const toc = log?.toc ?? 1
        const victims = detail.victims.map((_, index) => log?.row?.[6 - toc + index] ?? 0)
        return { ...detail, victims }
      }
      case 'move':
      case 'alley':
        return { ...detail, to: next(1) }
      case 'coach':
        return { ...detail, via: next(1), to: next(2) }
      default:
        return detail
    }
  }

  private inOrder(): WhitechapelDetail[] {
    return inOrder(Array.from(this.faces, ([at, face]) => ({ at, face })))
  }
}

/** As tokens are laid: the colours, then the fakes by the numbers of their crossings. */
function inOrder(laid: readonly { readonly at: CrossingId; readonly face: Face }[]): WhitechapelDetail[] {
  const rank = (face: Face) => (face === 'fake' ? COLOURS.length : COLOURS.indexOf(face))
  return laid
    .toSorted((a, b) => rank(a.face) - rank(b.face) || Number(a.at.slice(1)) - Number(b.at.slice(1)))
    .map(token => ({ kind: 'patrol', ...token }))
}

/** What tonight's tokens show in the other hunt, by where they were laid: Letters move them, and fakes go when they show. */
function laidFaces(
  options: Options,
  seats: number,
  decisions: readonly Decision[],
  other: WhitechapelView,
): ReadonlyMap<CrossingId, Face> {
  const faces = new Map<CrossingId, Face>()
  if (Object.keys(other.tokens).length === 0 || other.state === 'patrol') return faces
  /** By where a token is now: where it was laid, and what it shows in the true hunt. */
  let now = new Map<CrossingId, { readonly laid: CrossingId; readonly face: Face }>()
  const p = game.start(options, seats)
  for (const decision of decisions) {
    const detail = game.decode(p, decision)
    if (detail.kind === 'head') now = new Map()
    if (detail.kind === 'patrol') now.set(detail.at, { laid: detail.at, face: detail.face })
    if (detail.kind === 'shift' || detail.kind === 'letter') {
      const token = now.get(detail.from)
      if (token !== undefined) now.set(detail.to, token)
      now.delete(detail.from)
    }
    p.apply(decision)
  }
  for (const [at, { laid, face }] of now) faces.set(laid, other.tokens[at]?.face ?? face)
  return faces
}

function played(options: Options, seats: number, decisions: readonly Decision[]): P {
  const p = game.start(options, seats)
  for (const decision of decisions) p.apply(decision)
  return p
}

function legal(p: Position): Decision[] {
  const list = new DecisionList()
  p.legal(list)
  return list.toArray()
}
