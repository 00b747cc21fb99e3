import type { CircleNumber, Colour, CrossingId, Face, Night } from '@gaslight/letters-from-whitechapel'
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../board-kit/props.ts'

export type { Colour, Night }

/** What can be pointed at, clicked, or reached with the arrow keys. */
export type Target =
  | { readonly kind: 'circle'; readonly circle: CircleNumber }
  | { readonly kind: 'crossing'; readonly crossing: CrossingId }

/** A node by the name of its target: `c27` or `x99`. */
export type NodeId = `c${number}` | CrossingId

export interface PatrolToken {
  readonly at: CrossingId
  /** Left out where the onlooker does not know it. */
  readonly face?: Face
  readonly up: boolean
}

export interface WomanToken {
  readonly at: CircleNumber
  /** Left out where the onlooker does not know it. */
  readonly face?: 'marked' | 'plain'
  readonly up: boolean
}

/** One entry of a row: where it leads, and the name of its cell as it is written, `II` or `7`. */
export interface Entry {
  readonly circle: CircleNumber
  readonly cell: string
  /** How one came there. The first entry of a row is the murder. */
  readonly by: 'murder' | 'walk' | 'coach' | 'alley'
}

/** The pieces that stand on the map. It knows no rules; whoever shows it leaves out what the onlooker may not know. */
export interface Scene {
  readonly police: readonly { readonly colour: Colour; readonly at: CrossingId }[]
  /** The Head of the Investigation: a sign on that policeman. */
  readonly head?: Colour
  readonly patrols: readonly PatrolToken[]
  readonly women: readonly WomanToken[]
  readonly wretched: readonly CircleNumber[]
  readonly crimeScenes: readonly { readonly at: CircleNumber; readonly night: Night }[]
  readonly clues: readonly CircleNumber[]
  readonly falseClues: readonly CircleNumber[]
  /** For Jack's eyes, and for all after the end: where he is, tonight's row, and his hideout. */
  readonly jack?: CircleNumber
  readonly row?: readonly Entry[]
  readonly hideout?: CircleNumber
}

/**
 * How a node is marked; each has its own sign besides its colour. `search`, `arrest` and `declare` are choices like
 * `target`; `source` and `selected` stand on what moves; `blocked` on a crossing that shuts a way.
 */
export type Mark = 'target' | 'search' | 'arrest' | 'declare' | 'source' | 'selected' | 'blocked'

/** One way between two joined circles, by the crossings on it. */
export interface Route {
  readonly crossings: readonly CrossingId[]
  /** The crossings of it that are blocked; none where the way is open. */
  readonly blocked: readonly CrossingId[]
}

/** A movement that is previewed, planned, or just over. */
export type Way =
  /** A policeman's, by the crossings that he steps on, first and last included. */
  | { readonly kind: 'police'; readonly colour: Colour; readonly crossings: readonly CrossingId[] }
  /** Jack's or a Wretched's along the streets; two circles one after the other are joined. `by` a coach both at once. */
  | {
      readonly kind: 'walk'
      readonly who: 'jack' | 'wretched'
      readonly circles: readonly CircleNumber[]
      readonly by: 'foot' | 'coach'
    }
  /** Jack's across a block. */
  | { readonly kind: 'alley'; readonly from: CircleNumber; readonly to: CircleNumber }

/** Ways that happen at the same time. */
export type Stage = readonly Way[]

export const STICKERS = ['here', 'never', 'perhaps', 'watch'] as const
/** What the police stick on a node to remember it. */
export type Sticker = (typeof STICKERS)[number]

/** What the police draw for each other; `by` is whose hand it is. */
export interface Sketchbook {
  readonly stickers: readonly { readonly at: NodeId; readonly sticker: Sticker; readonly by: Colour }[]
  readonly arrows: readonly { readonly from: NodeId; readonly to: NodeId; readonly by: Colour }[]
  readonly notes: readonly { readonly at: NodeId; readonly text: string; readonly by: Colour }[]
}

/** Ways that look alike, as one path in drawing units: on foot or through alleys, behind or ahead. */
export interface Traced {
  readonly when: 'gone' | 'ahead'
  readonly by: 'walk' | 'alley'
  /** 1 for the faintest, 5 for the broadest: the likelier the broader. */
  readonly breadth: number
  readonly d: string
}

export interface Overlay {
  readonly nodes?: { readonly [node in NodeId]?: Mark }
  /** Jack's own pencil: what he means to write next, from his location on. */
  readonly plan?: readonly Entry[]
  readonly sketchbook?: Sketchbook
  /** The circles where he can be, with the probability of each, 0 to 1. */
  readonly heat?: ReadonlyMap<CircleNumber, number>
  /** Ways that he can have come, and can go. */
  readonly traces?: readonly Traced[]
  /** What searches and arrests of this round were told. `missed` is an arrest that failed. */
  readonly answers?: readonly { readonly circle: CircleNumber; readonly answer: 'yes' | 'no' | 'missed' }[]
  /** A line under a node: a probability, a number of tokens, and the like. */
  readonly labels?: { readonly [node in NodeId]?: string }
  /** Nodes that are pointed at in a list beside the map. */
  readonly emphasised?: readonly NodeId[]
}

/** What moves, or would: it may change with every node that is pointed at. */
export interface Moves {
  readonly ways?: readonly Way[] | undefined
  /** Whether these have been gone: who went stands at their ends. */
  readonly areGone?: boolean
  /** All ways between two joined circles, open and shut. */
  readonly routes?:
    | { readonly from: CircleNumber; readonly to: CircleNumber; readonly ways: readonly Route[] }
    | null
    | undefined
  /** What a list beside the map points at. */
  readonly listed?: NodeId | null
  /** A patrol that would be laid. */
  readonly laid?: { readonly at: CrossingId; readonly face: Face } | null
}

/** What is shown of it follows something else than React: the same object until that shows something else. */
export interface Following {
  now(): Moves
  /** Hears whenever there may be something else to show; answers with how to stop. */
  subscribe(listener: () => void): () => void
}

/** Nodes that the window is to be moved to; every new object moves it anew. */
export interface Look {
  readonly at: readonly NodeId[]
  /** The window stays where it is if so large a share of them is in sight; else it always moves. */
  readonly stays?: number
}

export interface MapProps extends BoardProps<{ scene: Scene; overlay: Overlay; target: Target; stage: Stage }> {
  readonly look?: Look | null
  /** Draws what moves, or would (see `Moves`): apart from all else, since it changes while one points. */
  readonly preview?: ReactNode
  /** How one gets the numbers that have no room. */
  readonly more: string
  /** Whether a click means something wherever it hits a node, not only where one can be chosen. */
  readonly draws?: boolean
}
