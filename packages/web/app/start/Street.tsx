import { memo } from 'react'
import styles from './Street.module.css'
import {
  COBBLES,
  HEIGHT,
  HOUSES,
  KERBS,
  LAMPS,
  type Lamp,
  PAVEMENTS,
  project,
  ROAD,
  scaleAt,
  VANISH,
  WIDTH,
} from './street.ts'

/** A lane in Whitechapel: fog, wet cobbles, gaslight, and somebody on his way. In the morning the lamps are out. */
export const Street = memo(function Street() {
  return (
    <svg
      className={styles.street}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="street-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--street-zenith)" />
          <stop offset="0.62" stopColor="var(--street-fog)" />
        </linearGradient>
        <radialGradient id="street-haze">
          <stop offset="0" stopColor="var(--street-haze)" stopOpacity="0.85" />
          <stop offset="0.45" stopColor="var(--street-haze)" stopOpacity="0.32" />
          <stop offset="1" stopColor="var(--street-haze)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="street-mist">
          <stop offset="0" stopColor="var(--street-mist)" stopOpacity="0.9" />
          <stop offset="0.5" stopColor="var(--street-mist)" stopOpacity="0.45" />
          <stop offset="1" stopColor="var(--street-mist)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="street-glow">
          <stop offset="0" stopColor="var(--street-flame)" stopOpacity="0.95" />
          <stop offset="0.09" stopColor="var(--street-light)" stopOpacity="0.62" />
          <stop offset="0.32" stopColor="var(--street-light)" stopOpacity="0.2" />
          <stop offset="1" stopColor="var(--street-light)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="street-pool">
          <stop offset="0" stopColor="var(--street-light)" stopOpacity="0.5" />
          <stop offset="1" stopColor="var(--street-light)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="street-road" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.55" stopColor="var(--street-fog)" />
          <stop offset="0.72" stopColor="var(--street-road)" />
          <stop offset="1" stopColor="var(--street-near)" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#street-sky)" />
      <ClockTower />
      <ellipse cx={VANISH.x} cy={VANISH.y - 70} rx="520" ry="380" fill="url(#street-haze)" />
      <rect y={VANISH.y} width={WIDTH} height={HEIGHT - VANISH.y} fill="url(#street-road)" />
      {HOUSES.map(house => (
        <g key={house.front} className={styles[`d${house.depth}`]}>
          <path d={house.chimneys} className={styles.stack} />
          <path d={house.front} className={styles.front} />
          <path d={house.ledges} className={styles.ledge} />
          <path d={house.dark} className={styles.pane} />
          <path d={house.lit} className={styles.lit} />
        </g>
      ))}
      <path d={PAVEMENTS} className={styles.pavement} />
      <path d={ROAD} fill="url(#street-road)" />
      <path d={KERBS} className={styles.kerb} />
      <ellipse cx={VANISH.x} cy={VANISH.y + 6} rx="300" ry="64" fill="url(#street-mist)" />
      <path d={COBBLES} className={styles.cobbles} />
      {LAMPS.slice(0, 3).map(lamp => (
        <LampPost key={lamp.x} lamp={lamp} />
      ))}
      <Walker />
      {LAMPS.slice(3).map(lamp => (
        <LampPost key={lamp.x} lamp={lamp} />
      ))}
    </svg>
  )
})

function ClockTower() {
  const { x, y } = { x: VANISH.x - 26, y: VANISH.y }
  return (
    <g className={styles.tower}>
      <path d={`M${x - 34} ${y}V${y - 250}h-6v-14h80v14h-6V${y}Z`} />
      <path d={`M${x - 34} ${y - 264}L${x} ${y - 372}l34 108Z M${x - 1.5} ${y - 366}v-34h3v34Z`} />
      <path d={`M${x - 34} ${y - 264}l-3-30 7 30Z M${x + 34} ${y - 264}l3-30-7 30Z`} />
      <circle cx={x} cy={y - 216} r="21" className={styles.dial} />
      <path d={`M${x} ${y - 216}V${y - 232}M${x} ${y - 216}l9 6`} className={styles.hands} />
    </g>
  )
}

function LampPost({ lamp: { x, foot, scale, depth } }: { readonly lamp: Lamp }) {
  const flame = 3.28
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${foot.toFixed(1)}) scale(${scale.toFixed(2)})`}
      className={styles[`d${depth}`]}
    >
      <ellipse cx="0" cy="0.02" rx="3.1" ry="0.62" fill="url(#street-pool)" className={styles.light} />
      <ellipse cx="0" cy="0.9" rx="0.42" ry="1.5" fill="url(#street-pool)" className={styles.light} />
      <circle cx="0" cy={-flame} r="2.7" fill="url(#street-glow)" className={styles.light} />
      <path
        className={styles.post}
        d="M-.17 0l.05-.22h.04l.02-.5h-.03v-.07h.05L-.03-2.75h-.2v-.06h.46v.06h-.2L.04-.79h.05v.07H.06l.02.5h.04l.05.22Z M-.16-2.86h.32l.02.06h-.36Z M-.26-3.62h.52l-.2-.22h-.03l-.01-.12h-.04l-.01.12h-.03Z"
      />
      <path className={styles.glass} d="M-.15-2.86l-.1-.74h.5l-.1.74Z" />
      <path className={styles.frame} d="M-.15-2.86l-.1-.74M.15-2.86l.1-.74M0-2.86v-.74" />
      <circle cx="0" cy={-flame} r="0.75" fill="url(#street-glow)" className={styles.light} />
    </g>
  )
}

/** A man in a tall hat and a caped coat on his way home; his shadow comes towards us. Drawn in metres, feet at 0. */
function Walker() {
  const z = 11.6
  const [x, y] = project([-0.55, 0.08, z])
  return (
    <g transform={`translate(${x} ${y}) scale(${scaleAt(z)})`}>
      <path className={styles.shadow} d="M-.17 0L-.92 1.5q-.1.16.05.3l-.06.34.34.03.08-.33q.2-.03.27-.2L.16 0Z" />
      <g className={styles.walker}>
        <path d="M-.17-.42l.01.37-.09.04q-.03.03 0 .05h.19l.04-.05.03-.4Z M.02-.4l.05.35.01.06.17.02q.04-.03 0-.06l-.08-.04.01-.35Z" />
        <path d="M-.08-1.5q-.13.03-.19.12-.08.2-.1.43.05.04.1.04l-.04.62q.13.1.29.06l.03-.08.02.08q.15.02.25-.08l-.05-.61q.07-.01.1-.05-.02-.24-.1-.42-.06-.09-.18-.11Z" />
        <path d="M-.1-1.44l.01-.19q.09-.08.18 0l.01.19Z M-.14-1.4l.02-.13.12.06.12-.06.02.13Z" />
        <path d="M-.21-1.66q.21.05.42 0v-.025q-.05-.005-.09-.02l.015-.29q-.135-.04-.27 0l.015.29q-.04.015-.09.02Z" />
      </g>
      <path className={styles.cane} d="M.3-.86L.42.02" />
    </g>
  )
}
