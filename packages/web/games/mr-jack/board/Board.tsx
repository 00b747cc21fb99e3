import './board.css'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { scaleOf, toDrawing, viewBox } from '../../../board-kit/frame.ts'
import { LiveDescription } from '../../../board-kit/LiveDescription.tsx'
import { useReducedMotion } from '../../../board-kit/motion.ts'
import { touchReach } from '../../../board-kit/picking.ts'
import { useFilm } from '../../../board-kit/useFilm.ts'
import { usePointing } from '../../../board-kit/usePointing.ts'
import { isArrow } from '../../../board-kit/walk.ts'
import { FRAME } from './art/surroundings.ts'
import { filmOf, posesAt } from './film.ts'
import { Edges, Facings, GroundMarks, Labels, Pointed } from './layers/Choices.tsx'
import { Coordinates } from './layers/Coordinates.tsx'
import { Fixtures, Manholes } from './layers/Fixtures.tsx'
import { Ground, Paving } from './layers/Ground.tsx'
import { Light } from './layers/Light.tsx'
import { type TokenNodes, Tokens } from './layers/Tokens.tsx'
import { Ways } from './pieces/Ways.tsx'
import { bearerOf } from './places.ts'
import type { BoardProps, Stage, Target } from './props.ts'
import { firstTarget, keyOf, markedTargets, nextMarked, targetAt, walk } from './targets.ts'

/**
 * The board of Mr. Jack. One tab stop: arrows walk, `n` and `p` go round the targets, Enter picks, Escape skips a film.
 * Put the class `mj-show-coordinates` on any element around it to see the names of the hexes.
 */
export function Board({ scene, overlay, film, speed, onFilmEnd, onPreview, onPick, describe, label }: BoardProps) {
  const [pointed, setPointed] = useState<Target | null>(null)
  const [byKeys, setByKeys] = useState(false)
  const cursor = useRef<Target | null>(null)
  const nodes = useRef<TokenNodes>(new Map())
  const still = useReducedMotion()

  const skip = useFilm(film, stages => playerOf(stages), onFilmEnd)

  function playerOf(stages: readonly Stage[]) {
    const played = filmOf(stages, still ? 'off' : speed)
    return {
      lasts: played.schedule.lasts,
      draw(time: number): void {
        for (const [character, { at, scale, opacity }] of posesAt(played, time)) {
          const node = nodes.current.get(character)
          if (!node) continue
          node.style.transform = `translate(${at.x}px, ${at.y}px) scale(${scale})`
          node.style.opacity = String(opacity)
        }
      },
      clear(): void {
        for (const character of played.characters) nodes.current.get(character)?.removeAttribute('style')
      },
    }
  }

  function show(target: Target | null): void {
    if (film) return
    setPointed(target)
    onPreview(target)
  }

  const pointing = usePointing<Target>({
    find: (place, box, coarse) =>
      targetAt(toDrawing(FRAME, box, place), coarse ? touchReach(scaleOf(FRAME, box)) : 0, scene, overlay),
    keyOf,
    onPreview: target => {
      setByKeys(false)
      show(target)
    },
    onPick: target => {
      cursor.current = target
      if (film) skip()
      else onPick(target)
    },
  })

  function focusOn(target: Target): void {
    cursor.current = target
    pointing.forget()
    setByKeys(true)
    show(target)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (film) {
      if (event.key !== 'Escape' && event.key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
      skip()
      return
    }
    const from = cursor.current ?? firstTarget(scene, overlay)
    const next = keyTarget(event.key, from)
    if (next) {
      event.preventDefault()
      focusOn(next)
    } else if (byKeys && (event.key === 'Enter' || event.key === ' ') && markedTargets(overlay).length > 0) {
      // With nothing to choose, Enter is the page's: it sends what was composed.
      event.preventDefault()
      pointing.forget()
      onPick(from)
    }
  }

  function keyTarget(key: string, from: Target): Target | null {
    const facing = overlay.directions?.length && scene.facing && from.kind !== 'direction'
    const start: Target = facing ? { kind: 'direction', direction: scene.facing } : from
    if (isArrow(key)) return byKeys || facing ? walk(start, key, scene, overlay) : start
    if (key === 'n') return nextMarked(from, 1, overlay)
    if (key === 'p') return nextMarked(from, -1, overlay)
    return null
  }

  function onFocus(event: { readonly currentTarget: Element }): void {
    if (!event.currentTarget.matches(':focus-visible')) return
    focusOn(cursor.current ?? firstTarget(scene, overlay))
  }

  function onBlur(): void {
    setByKeys(false)
    if (byKeys) show(null)
  }

  const bearer = bearerOf(scene)
  const beamHidden = film?.some(stage => stage.some(way => way.character === bearer?.character)) ?? false
  const hiddenWhileFilming = film !== null
  const ways = useMemo(() => (hiddenWhileFilming ? undefined : overlay.ways), [hiddenWhileFilming, overlay.ways])

  return (
    <div
      className={film ? 'mj-board mj-filming' : 'mj-board'}
      role="application"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is worked by keys as a whole
      tabIndex={0}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
      {...pointing.handlers}
    >
      <Ground />
      <Light scene={scene} beamHidden={beamHidden} />
      <Paving />
      <svg className="mj-layer mj-pieces" viewBox={viewBox(FRAME)} aria-hidden="true">
        <Manholes scene={scene} />
        <GroundMarks scene={scene} hexes={overlay.hexes} />
        <Fixtures scene={scene} exits={overlay.exits} />
        <Edges edges={overlay.edges} />
        {ways && <Ways ways={ways} />}
        <Tokens
          scene={scene}
          marks={overlay.hexes}
          emphasised={overlay.emphasised}
          seen={overlay.seen}
          jack={overlay.jack}
          nodes={nodes}
        />
        <Coordinates />
        <Facings scene={scene} directions={overlay.directions} />
        <Labels labels={overlay.labels} />
        {pointed && <Pointed target={pointed} scene={scene} focused={byKeys} />}
      </svg>
      <LiveDescription text={byKeys && pointed ? describe(pointed) : ''} />
    </div>
  )
}
