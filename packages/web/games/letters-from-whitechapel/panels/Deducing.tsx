import { Button } from '../../../design/Button.tsx'
import { Toggle } from '../../../table/Toggle.tsx'
import type { Deduction, Likely, Supposition } from '../aids/deduce.ts'
import { cutAt, type Group, grouped, percentOf } from '../aids/grouped.ts'
import type { Aids } from '../table/useAids.ts'
import type { Words } from '../words.ts'
import styles from './Deducing.module.css'
import { type Shown, supposedWords } from './supposed.ts'

interface DeducingProps {
  readonly words: Words
  readonly aids: Shown & Pick<Aids, 'mayDeduce' | 'deducing' | 'setDeducing' | 'suppose' | 'supposing' | 'setSupposing'>
  /** Whether there is a map to point at. */
  readonly hasMap: boolean
}

type DeductionProps = Omit<DeducingProps, 'hasMap'> & { readonly deduction: Deduction }

const QUESTIONS = 8
/** So many circles are shown before the others are asked for. */
const SHOWN = 30

/** What can be worked out from all that is public, where the table allows it. */
export function Deducing({ words, aids, hasMap }: DeducingProps) {
  const { deduction, supposition } = aids
  if (!aids.mayDeduce) return null
  return (
    <section className={styles.part}>
      <h3>{words.page('deduce.title')}</h3>
      <Toggle label={words.page('deduce.show')} on={aids.deducing} onChange={aids.setDeducing} />
      {deduction !== null && (
        <>
          <p role="status">{supposedWords(words, aids)}</p>
          {supposition !== null && (
            <Button kind="secondary" onClick={() => aids.suppose(null)}>
              {words.page('deduce.all')}
            </Button>
          )}
          {hasMap && <OnMap words={words} aids={aids} deduction={deduction} />}
          <Hideouts words={words} aids={aids} deduction={deduction} />
          {deduction.heat.size > 0 && <Places words={words} aids={aids} deduction={deduction} />}
          {deduction.questions.length > 0 && <Questions words={words} deduction={deduction} />}
        </>
      )}
    </section>
  )
}

/** Has a click on the map suppose something. */
function OnMap({ words, aids, deduction }: DeductionProps) {
  const kinds: readonly Supposition['kind'][] = deduction.heat.size > 0 ? ['hideout', 'place'] : ['hideout']
  return (
    <div className={styles.tools}>
      {kinds.map(kind => (
        <Button
          key={kind}
          kind={aids.supposing === kind ? 'primary' : 'secondary'}
          aria-pressed={aids.supposing === kind}
          onClick={() => aids.setSupposing(aids.supposing === kind ? null : kind)}
        >
          {words.page(`deduce.onMap.${kind}`)}
        </Button>
      ))}
    </div>
  )
}

/** The hideouts that are left, of those the supposition leaves; each shows the ways to it. */
function Hideouts({ words, aids, deduction }: DeductionProps) {
  const { supposed } = aids
  const left: readonly Likely[] = supposed?.kind === 'place' ? supposed.hideouts : deduction.hideouts
  return (
    <>
      <p>
        {supposed?.kind === 'place'
          ? words.page('deduce.hideoutsIf', { count: left.length, circle: supposed.circle })
          : words.page('deduce.hideouts', { count: left.length })}
      </p>
      <Groups words={words} aids={aids} kind="hideout" likely={left} />
      {aids.supposition === null && <p className={styles.quiet}>{words.page('deduce.waysHelp')}</p>}
    </>
  )
}

/** Where he can be, folded: the map shows it. Each circle shows what would be left of the hideouts. */
function Places({ words, aids, deduction }: DeductionProps) {
  const likely = [...deduction.heat].map(([circle, probability]) => ({ circle, probability }))
  return (
    <details>
      <summary>{words.page('deduce.places', { count: likely.length })}</summary>
      <div className={styles.part}>
        <p className={styles.quiet}>{words.page('deduce.placesHelp')}</p>
        <Groups words={words} aids={aids} kind="place" likely={likely} />
      </div>
    </details>
  )
}

interface GroupsProps {
  readonly words: Words
  readonly aids: DeductionProps['aids']
  readonly kind: Supposition['kind']
  readonly likely: readonly Likely[]
}

/** Equally likely circles together; those behind the first are folded. */
function Groups({ words, aids, kind, likely }: GroupsProps) {
  const { first, rest } = cutAt(grouped(likely), SHOWN)
  const more = rest.reduce((sum, { circles }) => sum + circles.length, 0)
  return (
    <>
      {first.map(group => (
        <Equals key={group.percent} words={words} aids={aids} kind={kind} group={group} />
      ))}
      {more > 0 && (
        <details>
          <summary>{words.page('deduce.rest', { count: more })}</summary>
          <div className={styles.part}>
            {rest.map(group => (
              <Equals key={group.percent} words={words} aids={aids} kind={kind} group={group} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}

interface EqualsProps extends Omit<GroupsProps, 'likely'> {
  readonly group: Group
}

/** Many of them are folded, too: that they are alike is all there is to see. */
function Equals({ words, aids, kind, group }: EqualsProps) {
  const { percent, circles } = group
  const label = words.page(percent === 0 ? 'deduce.hardly' : 'deduce.equals', {
    count: circles.length,
    percent: words.percent(percent),
  })
  const list = <Circles words={words} aids={aids} kind={kind} group={group} label={label} />
  if (circles.length > SHOWN)
    return (
      <details>
        <summary>{label}</summary>
        {list}
      </details>
    )
  return (
    <div className={styles.group}>
      <span className={styles.share} aria-hidden="true">
        {percent === 0 ? words.page('deduce.under') : `${words.percent(percent)} %`}
      </span>
      {list}
    </div>
  )
}

function Circles({ words, aids, kind, group, label }: EqualsProps & { readonly label: string }) {
  const { supposition } = aids
  return (
    <ul className={styles.hideouts} aria-label={label}>
      {group.circles.map(circle => {
        const isOn = supposition?.kind === kind && supposition.circle === circle
        return (
          <li key={circle}>
            <button
              type="button"
              className={styles.hideout}
              aria-pressed={isOn}
              title={words.page(`deduce.${kind}`, { circle, percent: words.percent(group.percent) })}
              onClick={() => aids.suppose(isOn ? null : { kind, circle })}
            >
              {circle}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Questions({ words, deduction }: Pick<DeductionProps, 'words' | 'deduction'>) {
  return (
    <>
      <p>{words.page('deduce.questions')}</p>
      <ol className={styles.questions}>
        {deduction.questions.slice(0, QUESTIONS).map(({ circle, visited, bits }) => (
          <li key={circle}>
            {words.page('deduce.question', {
              circle,
              percent: words.percent(percentOf(visited)),
              bits: words.fraction(bits),
            })}
          </li>
        ))}
      </ol>
    </>
  )
}
