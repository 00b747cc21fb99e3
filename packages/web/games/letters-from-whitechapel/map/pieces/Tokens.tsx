import type { Face as PatrolFace } from '@gaslight/letters-from-whitechapel'
import { memo } from 'react'
import { disc } from '../../../../board-kit/token.ts'
import { EmblemOf } from './Policeman.tsx'
import { BONNET, LANTERN } from './shapes.ts'

const COIN = disc(25)

interface PatrolProps {
  readonly face: PatrolFace | undefined
  readonly up: boolean
}

/** A patrol token: iron with a lantern while it lies face down, pale once it is revealed; a small face shows what only some know. */
export const Patrol = memo(function Patrol({ face, up }: PatrolProps) {
  return (
    <g className={up ? 'lw-patrol lw-up' : 'lw-patrol'}>
      <path className="lw-piece-shadow" d={COIN} transform="translate(1.5 3)" />
      <path className="lw-patrol-coin" d={COIN} />
      {up ? (
        <g transform="scale(.74)">
          <Face face={face} />
        </g>
      ) : (
        <>
          <path className="lw-patrol-lantern" d={LANTERN} fillRule="evenodd" />
          {face && (
            <g transform="translate(17 15) scale(.64)" className="lw-known">
              <Face face={face} />
            </g>
          )}
        </>
      )}
    </g>
  )
})

function Face({ face }: { readonly face: PatrolFace | undefined }) {
  if (face === undefined) return null
  if (face !== 'fake') return <EmblemOf colour={face} />
  return (
    <g className="lw-fake">
      <path className="lw-fake-face" d={COIN} />
      <path className="lw-fake-lantern" d={LANTERN} fillRule="evenodd" />
      <path className="lw-fake-cross" d="M-17-17L17 17M17-17L-17 17" />
    </g>
  )
}

interface WomanProps {
  readonly face: 'marked' | 'plain' | undefined
  readonly up: boolean
}

const CAMEO = 'M0-25C13-25 19-14 19 0S13 25 0 25S-19 14-19 0S-13-25 0-25Z'

/** A woman token, a cameo: marked ones bear a filled drop, plain ones an empty ring. */
export const Woman = memo(function Woman({ face, up }: WomanProps) {
  return (
    <g className={up ? 'lw-woman lw-up' : 'lw-woman'}>
      <path className="lw-piece-shadow" d={CAMEO} transform="translate(1.5 3)" />
      <path className="lw-cameo" d={CAMEO} />
      <path className="lw-bonnet" d={BONNET} />
      {face === 'marked' && <path className="lw-drop" d="M15-3C20 5 23 9 23 14A8 8 0 0 1 7 14C7 9 10 5 15-3Z" />}
      {face === 'plain' && <circle className="lw-plain" cx="15" cy="13" r="6.4" />}
    </g>
  )
})
