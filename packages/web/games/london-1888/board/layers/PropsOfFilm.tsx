import { propKey } from '../film.ts'
import { Burst, CardProp, Die, Shot } from '../pieces/Props.tsx'
import type { Show, Stage, Way } from '../props.ts'
import { keptIn, type Nodes } from './nodes.ts'

interface PropsOfFilmProps {
  readonly film: readonly Stage[]
  readonly nodes: Nodes
}

/** What a film shows besides pawns: shots, dice and cards. They are there all the time, and seen when it is theirs. */
export function PropsOfFilm({ film, nodes }: PropsOfFilmProps) {
  return film.flatMap((stage, i) =>
    stage.map((act, k) => {
      const prop = propOf(act)
      if (prop === null) return null
      const key = propKey(i, k)
      return (
        <g key={key} ref={keptIn(nodes, key)} className="ld-prop">
          <g className="ld-by-token">{prop}</g>
        </g>
      )
    }),
  )
}

function propOf(act: Way | Show) {
  switch (act.kind) {
    case 'walk':
    case 'sent':
    case 'blocker':
      return null
    case 'shot':
      return (
        <>
          <Shot weapon={act.weapon} />
          <Burst />
        </>
      )
    case 'die':
      return <Die />
    case 'card':
      return <CardProp of={act.of} title={act.title} />
    case 'event':
      return <CardProp of="event" title={act.title} />
  }
}
