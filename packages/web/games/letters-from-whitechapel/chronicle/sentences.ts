import type { Told, WhitechapelEffect, WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { crossingsOf, hourOf, locationOf, ownerOf, type Words } from '../words.ts'
import { endingWords } from './endings.ts'
import type { Line } from './lines.ts'

/** A decision in a sentence, as far as this looker may know it. */
export function sentence(words: Words, line: Line): string {
  const { told, before, after } = line
  const say = sayer(words)
  switch (told.kind) {
    case 'women':
      return say('women', { circles: words.list(told.circles) })
    case 'patrol':
      return say('patrols', { crossings: words.list(told.crossings) })
    case 'hidden':
      return hiddenSentence(words, told, line)
    case 'decision':
      return decided(words, told, { before, after, byChance: line.by === 'chance' })
  }
}

function sayer(words: Words) {
  return (key: string, params: Record<string, string | number> = {}) => words.game(`chronicle.${key}`, params)
}

function hiddenSentence(words: Words, told: Extract<Told, { kind: 'hidden' }>, { by, before }: Line): string {
  const say = sayer(words)
  switch (told.what) {
    case 'hideout':
      return say(by === 'chance' ? 'hideoutDrawnHidden' : 'hideoutHidden')
    case 'alley':
      return say('alleyHidden')
    case 'coach':
      return say('coachHidden')
    case 'move':
      return say(told.declared ? 'declaredHidden' : 'moveHidden')
    case 'kill':
      return say('killTwoHidden', {
        hour: hourOf(before.nights[before.night]?.toc),
        first: told.victims[0],
        second: told.victims[1],
      })
  }
}

interface Around {
  readonly before: WhitechapelView
  readonly after: WhitechapelView
  readonly byChance: boolean
}

type Decided = Extract<Told, { kind: 'decision' }>

function decided(words: Words, { detail, mark }: Decided, { before, after, byChance }: Around): string {
  const say = sayer(words)
  const log = before.nights[before.night]
  const from = locationOf(before)
  switch (detail.kind) {
    case 'hideout':
      return say(byChance ? 'hideoutDrawn' : 'hideout', { circle: detail.circle })
    case 'woman':
      return say('woman', { circle: detail.circle, woman: words.woman(detail.woman) })
    case 'head':
      return say('head', { head: words.head(detail.colour), role: words.role(ownerOf(before, detail.colour)) })
    case 'address':
      return say(mark === '#' ? 'addressYes' : 'addressNo', { circle: detail.circle })
    case 'patrol':
      return say('patrol', { crossing: detail.at, face: words.face(detail.face) })
    case 'letter':
      return say('letter', { letter: words.letter(detail.letter), from: detail.from, to: detail.to })
    case 'saucy-jacky':
      return say('saucy-jacky', { first: detail.crossings[0], second: detail.crossings[1] })
    case 'shift':
      return say('shift', { from: detail.from, to: detail.to })
    case 'wait':
      return say('wait', { hour: hourOf(after.nights[after.night]?.toc) })
    case 'kill': {
      const hour = hourOf(log?.toc)
      const [first, second] = detail.victims
      return second === undefined ? say('kill', { hour, circle: first }) : say('killTwo', { hour, first, second })
    }
    case 'wretched':
      return say('wretched', { from: detail.from, to: detail.to })
    case 'wretched-stays':
      return say('wretched-stays', { at: detail.at })
    case 'flip':
      return say('flip', { at: detail.at, face: words.face(after.tokens[detail.at]?.face ?? faceIn(mark)) })
    case 'move':
      return say(detail.declared ? 'declared' : 'move', { from: from ?? '?', to: detail.to })
    case 'alley':
      return say('alley', { from: from ?? '?', to: detail.to })
    case 'coach':
      return say('coach', { from: from ?? '?', via: detail.via, to: detail.to })
    case 'goulston':
      return say('goulston', { colour: words.policemanWithin(detail.colour) })
    case 'x99':
      return say('x99', { colour: words.policeman(detail.colour) })
    case 'police':
    case 'rush':
      return say(detail.kind, {
        colour: words.policeman(detail.colour),
        from: before.policemen[detail.colour] ?? '?',
        to: detail.to,
      })
    case 'police-stays':
      return say('police-stays', {
        colour: words.policeman(detail.colour),
        at: before.policemen[detail.colour] ?? '?',
      })
    case 'false-clue':
      return say('false-clue', { circle: detail.circle })
    case 'search':
      return say(mark === '+' ? 'searchYes' : 'searchNo', {
        colour: words.policeman(detail.colour),
        circle: detail.circle,
      })
    case 'arrest':
      return say(mark === '#' ? 'arrestYes' : 'arrestNo', {
        colour: words.policeman(detail.colour),
        circle: detail.circle,
      })
    case 'area-arrest':
      return say(mark === '#' ? 'area-arrestYes' : 'area-arrestNo', {
        colour: words.policeman(detail.colour),
        circles: words.list(lastCircles(after, before.night)),
      })
    case 'pass':
      return say('pass', { colour: words.policeman(detail.colour) })
    case 'decline':
      return say(`decline.${detail.what}`)
  }
}

function faceIn(mark: Decided['mark']) {
  return mark.startsWith('=')
    ? (mark.slice(1) as NonNullable<WhitechapelView['tokens'][`x${number}`]>['face'])
    : undefined
}

/** The circles that the last answer of a night named. */
function lastCircles({ nights }: WhitechapelView, night: WhitechapelView['night']): readonly number[] {
  const answers = nights[night]?.answers ?? {}
  return answers[Math.max(0, ...Object.keys(answers).map(Number))]?.circles ?? []
}

/** What followed of a decision, sentence by sentence. */
export function follows(words: Words, line: Line): string[] {
  return line.effects.map(effect => aftermath(words, effect, line.after))
}

function aftermath(words: Words, effect: WhitechapelEffect, after: WhitechapelView): string {
  switch (effect.kind) {
    case 'women':
      return words.game('effect.women', { marked: words.list(effect.marked), plain: words.list(effect.plain) })
    case 'patrol': {
      const fakes = crossingsOf(effect.faces).filter(crossing => effect.faces[crossing] === 'fake')
      return fakes.length === 0
        ? words.game('effect.patrol-none')
        : words.game('effect.patrol', { count: fakes.length, crossings: words.list(fakes) })
    }
    case 'false-clue-gained':
      return words.game('effect.false-clue-gained')
    case 'night':
      return words.game('effect.night', {
        night: words.game(`night.name.${effect.night}`),
        date: words.game(`night.date.${effect.night}`),
      })
    case 'over':
      return endingWords(words, after, 'public')
  }
}

/** Everything one moment tells, for announcements: the decision, then what followed. */
export function telling(words: Words, line: Line): string {
  return [sentence(words, line), ...follows(words, line)].join(' ')
}
