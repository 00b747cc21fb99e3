import type { RefObject } from 'react'

/** The pieces and props in the document by name, for films to move. */
export type Nodes = RefObject<Map<string, SVGGElement>>

/** Keeps a node in the list while it is in the document. */
export function keptIn(nodes: Nodes, name: string) {
  return (node: SVGGElement | null) => {
    if (node) nodes.current.set(name, node)
    return () => {
      nodes.current.delete(name)
    }
  }
}
