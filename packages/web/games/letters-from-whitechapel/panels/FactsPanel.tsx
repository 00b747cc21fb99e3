import { COLOURS, LETTERS, ROLES, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { Facts } from '../chronicle/Facts.tsx'
import { circlesOf, crossingsOf, ownerOf, policemenOf, type Words } from '../words.ts'
import styles from './FactsPanel.module.css'

interface FactsPanelProps {
  readonly words: Words
  readonly view: WhitechapelView
}

/** Everything that lies open on the table, in words. */
export function FactsPanel({ words, view }: FactsPanelProps) {
  return (
    <div className={styles.facts}>
      <h3>{words.page('facts.police')}</h3>
      <Facts facts={factsOfPolice(words, view)} />
      <h3>{words.page('facts.traces')}</h3>
      <Facts facts={factsOfTraces(words, view)} />
    </div>
  )
}

export function factsOfPolice(words: Words, view: WhitechapelView): string[] {
  const head = view.nights[view.night]?.head
  const drawn = Object.values(view.nights).flatMap(log => (log?.head === undefined ? [] : [words.head(log.head)]))
  return [
    ...(head === undefined
      ? []
      : [words.game('told.head', { head: words.head(head), role: words.role(ownerOf(view, head)) })]),
    ...orderOfSeats(view).map(role =>
      words.game('told.leads', {
        role: words.role(role),
        colours: words.list(policemenOf(view, role).map(words.policemanWithin)),
      }),
    ),
    ...(drawn.length < 2 ? [] : [words.game('told.headsDrawn', { list: words.list(drawn) })]),
    ...(view.options.letters ? LETTERS.map(letter => letterFact(words, view, letter)) : []),
    ...(view.options.address ? [addressFact(words, view)] : []),
  ]
}

/** The detectives in the order in which they move tonight: clockwise from the Head (LW-19). */
function orderOfSeats(view: WhitechapelView) {
  const detectives = ROLES.slice(1, view.seats)
  const head = view.nights[view.night]?.head
  const first = head === undefined ? 0 : detectives.indexOf(ownerOf(view, head))
  return [...detectives.slice(first), ...detectives.slice(0, first)]
}

function letterFact(words: Words, view: WhitechapelView, letter: (typeof LETTERS)[number]): string {
  const night = view.letters[letter]
  const name = words.letter(letter)
  return night === undefined
    ? words.game('told.letterLeft', { letter: name })
    : words.game('told.letterUsed', { letter: name, night })
}

function addressFact(words: Words, { address }: WhitechapelView): string {
  return address === undefined
    ? words.game('told.addressLeft')
    : words.game('told.addressUsed', { night: address.night, circle: address.circle })
}

export function factsOfTraces(words: Words, view: WhitechapelView): string[] {
  const told = (key: string, circles: readonly (number | string)[], as = 'circles') =>
    circles.length === 0 ? [] : [words.game(`told.${key}`, { [as]: words.list(circles) })]
  const clues = circlesOf(view.clues)
  const on = (name: string, place: string) => words.game('told.on', { name, place })
  return [
    ...told('scenes', circlesOf(view.scenes)),
    ...told('wretched', circlesOf(view.wretched)),
    words.game('told.clues', { count: clues.length }),
    ...clues
      .sort((a, b) => (view.clues[a] ?? 0) - (view.clues[b] ?? 0))
      .map(circle => words.game('told.clueOn', { circle, round: view.clues[circle] ?? 0 })),
    ...told('falseCluesOn', circlesOf(view.falseClues.placed)),
    ...(view.options.falseClues ? [words.game('told.falseClues', { count: view.falseClues.held })] : []),
    ...told(
      'patrols',
      crossingsOf(view.tokens).map(crossing => on(words.face(view.tokens[crossing]?.face), crossing)),
      'list',
    ),
    ...told(
      'policemen',
      COLOURS.flatMap(colour => {
        const at = view.policemen[colour]
        return at === undefined ? [] : [on(words.policemanWithin(colour), at)]
      }),
      'list',
    ),
  ]
}
