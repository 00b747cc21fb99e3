import type { ReactNode } from 'react'
import { seal } from '../../../board-kit/token.ts'
import { Badge, Cordon } from '../map/pieces/Badges.tsx'
import { Policeman } from '../map/pieces/Policeman.tsx'
import { HOUSE, WRETCHED } from '../map/pieces/shapes.ts'
import { NightTag } from '../map/pieces/Tags.tsx'
import { Patrol, Woman } from '../map/pieces/Tokens.tsx'
import { MOON } from '../map/tags.ts'
import type { Words } from '../words.ts'
import styles from './Legend.module.css'

/** Each sign as the map draws it, in the units of a token; named by what it means. */
const SIGNS: readonly (readonly [meaning: string, sign: ReactNode])[] = [
  ['circle', <Coin />],
  ['red', <path className="lw-red" d={seal(8, 22, 17, 3.5)} />],
  ['square', <path className={styles.square} d="M-11-11H11V11H-11Z" />],
  ['lamp', <path className="lw-lamp-square" d="M-13-13H13V13H-13Z" />],
  ['chalk', <Chalked />],
  ['police', <Stood sign={<Policeman colour="blue" head />} />],
  ['patrol', <Patrol face={undefined} up={false} />],
  ['woman', <Woman face="marked" up={false} />],
  ['wretched', <path className="lw-wretched" d={WRETCHED} transform="translate(0 22)" />],
  ['scene', <Scene />],
  ['clue', <Badges signs={['clue', 'false-clue']} />],
  ['answers', <Badges signs={['yes', 'no', 'missed']} />],
  ['cell', <Tagged kind="cell" text="3" />],
  ['pencil', <Tagged kind="pencil" text="4" />],
  ['hideout', <path className="lw-hideout" d={HOUSE} />],
  ['target', <Badges signs={['search', 'arrest', 'declare']} />],
  ['arrow', <Arrow />],
  ['open', <Ways />],
  ['heat', <Glow />],
]

/** What the signs on the map mean, folded away until somebody asks. */
export function Legend({ words }: { readonly words: Words }) {
  return (
    <details className={styles.legend}>
      <summary>{words.page('legend.title')}</summary>
      <dl className={styles.signs}>
        {SIGNS.map(([meaning, sign]) => (
          <div key={meaning} className={styles.row}>
            <dt>
              <svg className={styles.sign} viewBox="-48 -48 96 96" aria-hidden="true">
                {sign}
              </svg>
            </dt>
            <dd>{words.page(`legend.${meaning}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Coin() {
  return (
    <>
      <circle className={styles.coin} r="20" />
      <text className={styles.number} y="7">
        27
      </text>
    </>
  )
}

function Chalked() {
  return (
    <>
      <path className="lw-chalk-square" d="M-15-15H15V15H-15Z" />
      <path className="lw-chalk" d="M-9-6H8M-9 0H4M-9 6H8" />
    </>
  )
}

/** What is taller than it is wide. */
function Stood({ sign }: { readonly sign: ReactNode }) {
  return <g transform="translate(0 16) scale(.82)">{sign}</g>
}

function Scene() {
  return (
    <>
      <g transform="translate(0 -12) scale(.8)">
        <Cordon />
      </g>
      <g transform="translate(0 30) scale(1.3)">
        <NightTag text={`${MOON}2`} hung={{ x: 0, y: 0 }} />
      </g>
    </>
  )
}

/** Badges side by side, each drawn as beside the middle of a coin. */
function Badges({ signs }: { readonly signs: readonly Parameters<typeof Badge>[0]['sign'][] }) {
  return signs.map((sign, i) => (
    <g key={sign} transform={`translate(${(i - (signs.length - 1) / 2) * 30 - 25} 23)`}>
      <Badge sign={sign} corner="ne" />
    </g>
  ))
}

function Tagged({ kind, text }: { readonly kind: 'cell' | 'pencil'; readonly text: string }) {
  return (
    <g className={`lw-tagged-${kind}`} transform="scale(1.7)">
      <rect className="lw-tag" x="-11" y="-10" width="22" height="20" rx="4" />
      <text className={kind === 'cell' ? styles.cell : styles.pencil} y="5.7">
        {text}
      </text>
    </g>
  )
}

function Arrow() {
  return (
    <g className="lw-line lw-line-police" data-colour="blue">
      <path className="lw-line-bed" d="M-38 0H28" />
      <path className="lw-line-ink" d="M-38 0H28" />
      <path className="lw-arrow" d="M40 0L16-13L22 0L16 13Z" />
    </g>
  )
}

function Ways() {
  return (
    <>
      <g className="lw-line lw-line-open">
        <path className="lw-line-ink" d="M-38-12H38" />
      </g>
      <g className="lw-line lw-line-shut">
        <path className="lw-line-ink" d="M-38 12H38" />
      </g>
    </>
  )
}

function Glow() {
  return (
    <>
      <circle className={styles.glow} r="34" />
      <Coin />
    </>
  )
}
