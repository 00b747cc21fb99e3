import { useMemo } from 'react'
import type { Shares } from '../games/letters-from-whitechapel/aids/deduce.ts'
import styles from './CoveragePanel.module.css'
import { postsFor } from './coverage.ts'
import type { Entering } from './useEntering.ts'
import type { Wording } from './wording.ts'

interface CoverageProps {
  readonly wording: Wording
  readonly entering: Entering
  readonly heat: Shares
}

/** Where the policemen who have still to move would together stand next to most places where Jack can be. */
export function CoveragePanel({ wording: { words, say }, entering, heat }: CoverageProps) {
  const { scene } = entering
  const posts = useMemo(() => (scene.state === 'police' ? postsFor(scene, heat) : []), [scene, heat])
  if (posts.length === 0) return null
  const percent = (share: number) => Math.round(share * 100)
  return (
    <section className={styles.part}>
      <h3>{say('coverage.title')}</h3>
      <p className={styles.quiet}>{say('coverage.help')}</p>
      <ul className={styles.posts}>
        {posts.map(({ colour, at, share }) => (
          <li key={colour}>
            {say('coverage.post', { colour: words.policeman(colour), crossing: at, percent: percent(share) })}
          </li>
        ))}
      </ul>
      <p>{say('coverage.together', { percent: percent(posts.reduce((sum, { share }) => sum + share, 0)) })}</p>
    </section>
  )
}
