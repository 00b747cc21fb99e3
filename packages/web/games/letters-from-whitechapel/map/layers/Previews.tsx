import '../previews.css'
import { memo, type RefObject, useContext, useLayoutEffect, useRef } from 'react'
import { viewBox } from '../../../../board-kit/frame.ts'
import { movesDrawn, type Shape, type Shapes } from '../moves.ts'
import { FRAME } from '../places.ts'
import type { Following } from '../props.ts'
import { Step } from '../step.ts'

/**
 * What is previewed changes with every node that is pointed at, and alone: it has layers of its own, below the nodes and
 * above all, and is written there at once, from one picture to the next.
 */
export const Previews = memo(function Previews({ moves }: { readonly moves: Following }) {
  const step = useContext(Step)
  const below = useRef<SVGGElement>(null)
  const above = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    let last: ReturnType<Following['now']> | null = null
    const draw = () => {
      const now = moves.now()
      if (now === last) return
      last = now
      const drawn = movesDrawn(now, step)
      write(below.current, drawn.below)
      write(above.current, drawn.above)
    }
    draw()
    return moves.subscribe(draw)
  }, [moves, step])
  return (
    <>
      <Layer className="lw-layer" group={below} />
      <Layer className="lw-layer lw-above" group={above} />
    </>
  )
})

function Layer({ className, group }: { readonly className: string; readonly group: RefObject<SVGGElement | null> }) {
  return (
    <svg className={className} viewBox={viewBox(FRAME)} aria-hidden="true">
      <g className="lw-sized">
        <path className="lw-corners" d={CORNERS} />
        <g ref={group} />
      </g>
    </svg>
  )
}

/** As large as the drawing whatever is shown: a layer that grows or shrinks has the whole page layered anew. */
const CORNERS = `M${FRAME.x} ${FRAME.y}h.1M${FRAME.x + FRAME.width} ${FRAME.y + FRAME.height}h-.1`

const SVG = 'http://www.w3.org/2000/svg'

/** Makes what stands in a group the shapes that it is to show; what is there already is kept and only changed. */
function write(group: Element | null, all: readonly Shapes[]): void {
  if (group === null) return
  all.forEach(({ className, colour = '', shapes }, i) => {
    const part = childAt(group, i, 'g')
    set(part, 'class', className)
    set(part, 'data-colour', colour)
    shapes.forEach((shape, j) => {
      draw(childAt(part, j, shape.kind === 'line' ? 'path' : 'text'), shape)
    })
    clear(part, shapes.length)
  })
  clear(group, all.length)
}

function draw(element: Element, shape: Shape): void {
  set(element, 'class', shape.className)
  switch (shape.kind) {
    case 'line':
      set(element, 'd', shape.d)
      break
    case 'letter':
      set(element, 'x', shape.at.x.toFixed(1))
      set(element, 'y', shape.at.y.toFixed(1))
      if (element.textContent !== shape.text) element.textContent = shape.text
  }
}

function childAt(parent: Element, i: number, tag: 'g' | 'path' | 'text'): Element {
  const there = parent.children[i]
  if (there?.localName === tag) return there
  const made = document.createElementNS(SVG, tag)
  if (there) there.replaceWith(made)
  else parent.append(made)
  return made
}

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

function clear(parent: Element, from: number): void {
  while (parent.children.length > from) parent.lastElementChild?.remove()
}
