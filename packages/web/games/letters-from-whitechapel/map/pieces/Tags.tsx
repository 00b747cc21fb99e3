import { moved } from '../../../../board-kit/path.ts'
import type { Point } from '../../../../board-kit/point.ts'
import { DROP, TAG_HEIGHT, tagWidth } from '../tags.ts'

interface HungProps {
  /** From the middle of the coin, in the units of a token. */
  readonly hung: Point
}

/** A drop as high as a capital letter. */
const DROP_SIGN = 'M0-7.6C3-3 5 -.6 5 2.2A5 5 0 0 1-5 2.2C-5-.6-3-3 0-7.6Z'

/** The night of a crime, with a drop before its numeral, that it is not taken for the name of a cell. */
export function NightTag({ text, hung }: HungProps & { readonly text: string }) {
  const width = tagWidth(text)
  return (
    <g transform={moved(hung)} className="lw-night-tag">
      <g className="lw-by-label">
        <path
          className="lw-tag"
          d={`M${-width / 2}-10H${width / 2}V5Q${width / 2} 10 ${width / 2 - 5} 10H${5 - width / 2}Q${-width / 2} 10 ${-width / 2} 5Z`}
        />
        <path className="lw-tag-drop" d={DROP_SIGN} transform={`translate(${10 - width / 2} 1)`} />
        <text className="lw-tag-text" x="6" y="5.7">
          {text.slice(DROP.length)}
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
