import { memo } from 'react'
import { codeOf, type Figure } from './figure.ts'

interface TokenProps {
  readonly character: string
  readonly figure: Figure
  /** The class that holds the hues of the title's cast. */
  readonly cast: string
  readonly innocent: boolean
}

/** A token around the origin: enamel with emblem and letters for a Suspect, an empty outline with a tick for an Innocent. */
export const Token = memo(function Token({ character, figure, cast, innocent }: TokenProps) {
  const { outline, emblem, lines, codeAt } = figure
  return (
    <g className={`mj-token ${cast}${innocent ? ' mj-innocent' : ''}`} data-character={character}>
      <path className="mj-token-shadow" d={outline} transform="translate(1.5 3)" />
      <path className="mj-token-rim" d={outline} />
      <path className="mj-token-face" d={outline} />
      <path className="mj-token-bevel" d={outline} />
      <g className="mj-token-emblem">
        {emblem && <path d={emblem} fillRule="evenodd" />}
        {lines && <path className="mj-token-lines" d={lines} />}
      </g>
      <text className="mj-token-code" y={innocent ? 15 : (codeAt ?? 18)}>
        {codeOf(character)}
      </text>
      {innocent && <path className="mj-token-tick" d="M-7.5-10L-2-4.5L8-15" />}
    </g>
  )
})
