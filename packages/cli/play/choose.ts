import type { Illegal } from '@gaslight/core'
import { explain } from '../explain.ts'
import type { Face, Screen } from '../face.ts'
import { inColumns, wrap } from '../terminal/columns.ts'
import type { Prompt } from '../terminal/prompt.ts'
import { letterOf, placeOf } from './lettering.ts'
import type { Choice, TypedTurn } from './typed-turn.ts'

/** A turn to be sent, or the wish to stop; `null` at the end of the input. */
export type Chosen = { readonly kind: 'send'; readonly tokens: readonly string[] } | { readonly kind: 'quit' } | null

export interface Asking {
  readonly face: Face<object>
  readonly screen: Screen
  readonly prompt: Prompt
  readonly print: (lines: readonly string[]) => void
}

/** With more choices than this only their groups are listed at first. */
const LISTED = 24
/** No list is longer. */
const LONGEST = 60
const COMMANDS = ['?', 'why', 'undo', 'suspects', 'seen', 'map', 'quit'] as const

/** Lets a person compose a turn: by letters of the list, names, parts of names, or notation. */
export async function choose(turn: TypedTurn, asking: Asking): Promise<Chosen> {
  const { face, screen, prompt, print } = asking
  const { say } = screen
  let words = ''
  let redraw = true
  for (;;) {
    if (turn.done) {
      const sent = await confirmSending(turn, asking)
      if (sent !== 'undo') return sent
      turn.undo()
      redraw = true
    }
    const choices = turn.choices()
    const { view } = turn
    if (redraw) {
      print(['', ...face.draw(view, choices, screen), '', screen.paint(face.ask(view, screen), { bold: true })])
      words = ''
    }
    const shown = narrow(choices, words, view, face)
    if (redraw || words !== '') print(list(shown, view, asking))
    redraw = false
    prompt.completions = [...COMMANDS, ...choices.map(choice => choice.token)]
    const line = await prompt.ask(`${[...turn.tokens, ''].join(' ')}> `)
    if (line === null) return null
    const [command, ...rest] = line.split(/\s+/)
    switch (command.toLowerCase()) {
      case '':
        redraw = words !== ''
        words = ''
        continue
      case 'quit':
      case 'q':
        return { kind: 'quit' }
      case '?':
      case 'help':
        print(['', ...say(face.help, face.examples).split('\n')])
        continue
      case 'map':
        redraw = true
        continue
      case 'undo':
      case 'u':
        redraw = turn.undo()
        if (!redraw) print([say('play.nothingToUndo')])
        continue
      case 'suspects':
        print(face.suspects(view, screen))
        continue
      case 'seen':
        print(face.seen(view, screen))
        continue
      case 'why':
        print(why(turn, rest.join(' '), asking))
        continue
    }
    const taken = await take(turn, line, { choices, shown, words, view }, asking)
    if (taken.kind === 'end') return null
    redraw = taken.kind === 'taken'
    words = taken.kind === 'narrowed' ? taken.words : ''
  }
}

interface Now {
  readonly choices: readonly Choice[]
  readonly shown: Shown
  /** What the list was narrowed to. */
  readonly words: string
  readonly view: object
}
type Taken =
  | { readonly kind: 'taken' }
  | { readonly kind: 'narrowed'; readonly words: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'end' }
const REFUSED: Taken = { kind: 'refused' }

async function take(turn: TypedTurn, line: string, now: Now, asking: Asking): Promise<Taken> {
  const { face, screen, print } = asking
  const { choices, shown, words, view } = now
  const lower = line.toLowerCase()
  const exact = choices.filter(
    choice => choice.token.toLowerCase() === lower || face.label(choice, view).toLowerCase() === lower,
  )
  if (exact.length === 1) return takeOne(turn, exact[0], view, asking)
  const item = shown.items[placeOf(lower) ?? shown.items.length]
  if (item?.kind === 'group') return { kind: 'narrowed', words: `#${item.name}` }
  if (item !== undefined) return takeOne(turn, item.choice, view, asking)
  const within = `${words} ${lower}`
  const wanted = narrow(choices, within, view, face).count > 0 ? within : lower
  const found = narrow(choices, wanted, view, face)
  const number = /^\d+$/.test(line)
  if (found.items.length === 1 && found.items[0].kind === 'choice') {
    const { choice } = found.items[0]
    // Whoever means a circle does not mean a ride through it.
    if (!number || wordsOf(choice, view, face).includes(line)) return takeOne(turn, choice, view, asking)
  }
  if (found.count > 0) return { kind: 'narrowed', words: wanted }
  if (number) {
    print([screen.say('play.noSuchNumber', { text: line })])
    return REFUSED
  }
  return takeNotation(turn, line, asking)
}

async function takeOne(turn: TypedTurn, choice: Choice, view: object, asking: Asking): Promise<Taken> {
  const question = asking.face.confirm(choice, view, asking.screen)
  // Whoever pipes decisions in has made up their mind.
  if (question !== null && asking.prompt.live) {
    const answer = await asking.prompt.ask(`${question} `)
    if (answer === null) return { kind: 'end' }
    if (!asking.screen.say('play.yes').split(' ').includes(answer.toLowerCase())) return REFUSED
  }
  turn.take(choice.decision)
  return { kind: 'taken' }
}

/** A whole line of notation, as in a record; all of it or nothing. */
async function takeNotation(turn: TypedTurn, line: string, asking: Asking): Promise<Taken> {
  const before = turn.tokens.length
  const words = line.replace(/^\d+\.\d+\s+/, '').split(/\s+/)
  // A record names the card in front also where it was the last one, and taken by itself.
  if (words.length > 1 && asking.face.isUnderway(words[0], turn.view)) words.shift()
  const back = () => {
    while (turn.tokens.length > before) turn.undo()
  }
  while (words.length > 0) {
    const next = turn.done ? null : nextToken(turn, words)
    if (next === null) {
      asking.print([turn.done ? asking.screen.say('play.turnOver', { text: words.join(' ') }) : ''])
      back()
      return REFUSED
    }
    if (!next.ok) {
      back()
      asking.print([explain(asking.screen.say)(next.error)])
      return REFUSED
    }
    const taken = await takeOne(turn, next.choice, turn.view, asking)
    if (taken.kind !== 'taken') {
      back()
      return taken
    }
    words.splice(0, next.words)
  }
  return { kind: 'taken' }
}

type Next =
  | { readonly ok: true; readonly choice: Choice; readonly words: number }
  | { readonly ok: false; readonly error: Illegal }

/** The longest run of words from the front that is a legal token; else why the longest one that can be read is none. */
function nextToken(turn: TypedTurn, words: readonly string[]): Next {
  const choices = turn.choices()
  let error: Illegal | null = null
  for (let n = words.length; n > 0; n--) {
    const parsed = turn.parse(words.slice(0, n).join(' '))
    if (!parsed.ok) {
      if (parsed.error.reason !== 'unreadable') error ??= parsed.error
      continue
    }
    const choice = choices.find(candidate => candidate.decision === parsed.value)
    if (choice !== undefined) return { ok: true, choice, words: n }
  }
  if (error !== null) return { ok: false, error }
  // A bracket belongs together; of all else that cannot be read the first word is named.
  const bracket = words[0].startsWith('(') ? words.findIndex(word => word.endsWith(')')) + 1 : 1
  const parsed = turn.parse(words.slice(0, bracket || words.length).join(' '))
  if (parsed.ok) throw new Error(`"${words.join(' ')}" is legal, but not listed`)
  return { ok: false, error: parsed.error }
}

async function confirmSending(turn: TypedTurn, { face, screen, prompt, print }: Asking): Promise<Chosen | 'undo'> {
  const { tokens } = turn
  if (!prompt.live || face.sendsAtOnce?.(tokens)) return { kind: 'send', tokens }
  for (;;) {
    const line = await prompt.ask(`${screen.say('play.send', { turn: tokens.join(' ') })} `)
    if (line === null) return null
    if (line === '') return { kind: 'send', tokens }
    if (line === 'undo' || line === 'u') return 'undo'
    if (line === 'quit' || line === 'q') return { kind: 'quit' }
    print([screen.say('play.sendHelp')])
  }
}

function why(turn: TypedTurn, text: string, { face, screen: { say } }: Asking): string[] {
  if (text === '') return [say('play.whyWhat', face.examples)]
  const parsed = turn.parse(text)
  return [parsed.ok ? say('play.isLegal', { text }) : explain(say)(parsed.error)]
}

type Item =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'group'; readonly name: string; readonly choices: readonly Choice[] }
interface Shown {
  readonly items: readonly Item[]
  /** How many choices they stand for, and how many were left out. */
  readonly count: number
  readonly omitted: number
}

/** The choices that hold every word (`#group` means all of a group), as a list or by their groups. */
function narrow(choices: readonly Choice[], words: string, view: object, face: Face<object>): Shown {
  const wanted = words.split(/\s+/).filter(word => word !== '')
  const fits = (choice: Choice, names: (own: readonly string[], word: string) => boolean) => {
    const own = wordsOf(choice, view, face)
    return wanted.every(word => (word.startsWith('#') ? `#${face.groupOf(choice)}` === word : names(own, word)))
  }
  const whole = choices.filter(choice => fits(choice, (own, word) => own.includes(word)))
  const found = whole.length > 0 ? whole : choices.filter(choice => fits(choice, isPart))
  const groups = [...new Set(found.map(choice => face.groupOf(choice)))]
  if (found.length > LISTED && groups.length > 1) {
    const items = groups.map((name): Item => {
      const own = found.filter(choice => face.groupOf(choice) === name)
      return own.length === 1 ? { kind: 'choice', choice: own[0] } : { kind: 'group', name, choices: own }
    })
    return { items, count: found.length, omitted: 0 }
  }
  const items = found.slice(0, LONGEST).map((choice): Item => ({ kind: 'choice', choice }))
  return { items, count: found.length, omitted: found.length - items.length }
}

function wordsOf(choice: Choice, view: object, face: Face<object>): string[] {
  return `${choice.token} ${face.label(choice, view)}`.toLowerCase().split(/\s+/)
}

/** A number is part of a word only as a whole: 9 is not part of 90. */
function isPart(words: readonly string[], part: string): boolean {
  const number = /^\d+$/.test(part)
  return words.some(word => (number ? word.split(/\D+/).includes(part) : word.includes(part)))
}

function list({ items, omitted }: Shown, view: object, { face, screen }: Asking): string[] {
  const { say, width } = screen
  const longest = letterOf(items.length - 1).length
  const lettered = items.map((item, i) => {
    const letter = `${letterOf(i)})`.padStart(longest + 1)
    if (item.kind === 'choice') {
      const hint = face.hint(item.choice, view, screen)
      return `${letter} ${item.choice.token}${hint === '' ? '' : `  ${hint}`}`
    }
    const { name, choices } = item
    const labels = choices.map(choice => face.label(choice, view)).join(' ')
    const text = `${letter} ${face.groupName(name, screen)} (${choices.length}): ${labels}`
    return text.length <= width ? text : `${text.slice(0, width - 2)} …`
  })
  const lines = lettered.some(line => line.length > 40)
    ? lettered.flatMap(line => wrap(line, width, '   '))
    : inColumns(lettered, width)
  return omitted === 0 ? lines : [...lines, say('play.more', { count: omitted })]
}
