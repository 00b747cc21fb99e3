import { moved } from '../../../../board-kit/path.ts'
import type { Point } from '../../../../board-kit/point.ts'
import { MOON, TAG_HEIGHT, tagWidth } from '../tags.ts'

interface HungProps {
  /** From the middle of the coin, in the units of a token. */
  readonly hung: Point
}

/** A crescent as high as a capital letter. */
const MOON_SIGN = 'M3-5.5A6.5 6.5 0 1 0 3 5.5A5.9 5.9 0 0 1 3-5.5Z'

/** The night of a crime, with a moon before its figure: Roman numerals are hours, and plain figures Jack's moves. */
export function NightTag({ text, hung }: HungProps & { readonly text: string }) {
  const width = tagWidth(text)
  return (
    <g transform={moved(hung)} className="lw-night-tag">
      <g className="lw-by-label">
        <path
          className="lw-tag"
          d={`M${-width / 2}-10H${width / 2}V5Q${width / 2} 10 ${width / 2 - 5} 10H${5 - width / 2}Q${-width / 2} 10 ${-width / 2} 5Z`}
        />
        <path className="lw-tag-moon" d={MOON_SIGN} transform={`translate(${10.5 - width / 2} 0)`} />
        <text className="lw-tag-text" x="6.5" y="5.7">
          {text.slice(MOON.length)}
        </text>
      </g>
    </g>
  )
}

interface TagProps extends HungProps {
  readonly text: string
  readonly kind: 'cell' | 'pencil' | 'label'
}

/** The name of a cell, or a line about a node. */
export function Tag({ text, hung, kind }: TagProps) {
  const width = tagWidth(text)
  return (
    <g transform={moved(hung)} className={`lw-tagged lw-tagged-${kind}`}>
      <g className="lw-by-label">
        <rect className="lw-tag" x={-width / 2} y={-TAG_HEIGHT / 2} width={width} height={TAG_HEIGHT} rx="4" />
        <text className="lw-tag-text" y="5.7">
          {text}
        </text>
      </g>
    </g>
  )
}
