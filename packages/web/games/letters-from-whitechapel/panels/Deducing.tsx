import { Toggle } from '../../../table/Toggle.tsx'
import type { Deduction } from '../aids/deduce.ts'
import type { Aids } from '../table/useAids.ts'
import type { Words } from '../words.ts'
import styles from './Deducing.module.css'

interface DeducingProps {
  readonly words: Words
  readonly aids: Pick<Aids, 'mayDeduce' | 'deducing' | 'setDeducing' | 'deduction' | 'askedHideout' | 'askHideout'>
}

interface DeductionProps extends DeducingProps {
  readonly deduction: Deduction
}

const QUESTIONS = 8
const HIDEOUTS = 40

/** What can be worked out from all that is public, where the table allows it. */
export function Deducing({ words, aids }: DeducingProps) {
  const { deduction } = aids
  if (!aids.mayDeduce) return null
  return (
    <section className={styles.part}>
      <h3>{words.page('deduce.title')}</h3>
      <Toggle label={words.page('deduce.show')} on={aids.deducing} onChange={aids.setDeducing} />
      {deduction !== null && (
        <>
          {deduction.heat.size > 0 && <p>{words.page('deduce.circles', { count: deduction.heat.size })}</p>}
          <Hideouts words={words} aids={aids} deduction={deduction} />
          {deduction.questions.length > 0 && <Questions words={words} deduction={deduction} />}
        </>
      )}
    </section>
  )
}

/** Each hideout that is left as a button that shows the ways to it. */
function Hideouts({ words, aids, deduction }: DeductionProps) {
  const { hideouts } = deduction
  const { askedHideout } = aids
  return (
    <>
      <p>{words.page('deduce.hideouts', { count: hideouts.length })}</p>
      {hideouts.length > HIDEOUTS && (
        <p className={styles.quiet}>{words.page('deduce.likeliest', { count: HIDEOUTS })}</p>
      )}
      <ul className={styles.hideouts} aria-label={words.page('deduce.ways')}>
        {hideouts.slice(0, HIDEOUTS).map(({ circle, probability }) => (
          <li key={circle}>
            <button
              type="button"
              className={styles.hideout}
              aria-pressed={circle === askedHideout}
              title={words.page('deduce.hideout', { circle, percent: percent(probability) })}
              onClick={() => aids.askHideout(circle === askedHideout ? null : circle)}
            >
              {circle}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.quiet} role="status">
        {askedHideout === null
          ? words.page('deduce.waysHelp')
          : words.page('deduce.waysTo', {
              circle: askedHideout,
              percent: percent(hideouts.find(({ circle }) => circle === askedHideout)?.probability ?? 0),
            })}
      </p>
    </>
  )
}

function Questions({ words, deduction }: Omit<DeductionProps, 'aids'>) {
  return (
    <>
      <p>{words.page('deduce.questions')}</p>
      <ol className={styles.questions}>
        {deduction.questions.slice(0, QUESTIONS).map(({ circle, visited, bits }) => (
          <li key={circle}>
            {words.page('deduce.question', { circle, percent: percent(visited), bits: words.fraction(bits) })}
          </li>
        ))}
      </ol>
    </>
  )
}

function percent(probability: number): number {
  return Math.round(probability * 100)
}
