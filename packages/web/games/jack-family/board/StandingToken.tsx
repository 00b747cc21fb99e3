import type { ReactNode, RefObject } from 'react'
import { moved } from '../../../board-kit/path.ts'
import type { Point } from '../../../board-kit/point.ts'
import type { Figure } from './figure.ts'
import { EyeSign, JackSign, type Mark, MarkSign } from './Marks.tsx'
import { Token } from './Token.tsx'

/** The pieces in the document by name, for films to move. */
export type PieceNodes = RefObject<Map<string, SVGGElement>>

/** Keeps a piece's node in the list while it is in the document. */
export function keptIn(nodes: PieceNodes, piece: string) {
  return (node: SVGGElement | null) => {
    if (node) nodes.current.set(piece, node)
    return () => {
      nodes.current.delete(piece)
    }
  }
}

interface StandingTokenProps {
  readonly character: string
  readonly figure: Figure
  readonly cast: string
  readonly at: Point
  readonly innocent: boolean
  readonly strong: boolean
  readonly jack: boolean
  readonly mark?: Mark | undefined
  /** Undefined where no eyes are asked for. */
  readonly seen?: boolean | undefined
  /** Whether that changes by what is previewed. */
  readonly changed?: boolean
  readonly nodes: PieceNodes
  /** What it carries, below it. */
  readonly children?: ReactNode
}

/** A character on the board with its signs. */
export function StandingToken(token: StandingTokenProps) {
  const { character, figure, cast, at, innocent, strong, jack, mark, seen, changed = false, nodes, children } = token
  return (
    <g transform={moved(at)} ref={keptIn(nodes, character)}>
      <g className={strong ? 'mj-standing mj-emphasised' : 'mj-standing'}>
        {children}
        <Token character={character} figure={figure} cast={cast} innocent={innocent} />
        {jack && <JackSign />}
      </g>
      {mark && <MarkSign mark={mark} />}
      {seen !== undefined && <EyeSign open={seen} changed={changed} />}
    </g>
  )
}
