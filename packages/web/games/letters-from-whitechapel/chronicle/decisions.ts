import type { WhitechapelDetail } from '@gaslight/letters-from-whitechapel'
import type { Words } from '../words.ts'

/** A decision that is still to be made, in a few words. */
export function decisionText(words: Words, detail: WhitechapelDetail): string {
  const say = (key: string, params: Record<string, string | number> = {}) => words.game(`decision.${key}`, params)
  switch (detail.kind) {
    case 'hideout':
    case 'address':
    case 'false-clue':
      return say(detail.kind, { circle: detail.circle })
    case 'woman':
      return say('woman', { circle: detail.circle, woman: words.woman(detail.woman) })
    case 'head':
      return say('head', { head: words.head(detail.colour) })
    case 'patrol':
      return say('patrol', { crossing: detail.at, face: words.face(detail.face) })
    case 'letter':
      return say('letter', { letter: words.letter(detail.letter), from: detail.from, to: detail.to })
    case 'saucy-jacky':
      return say('saucy-jacky', { first: detail.crossings[0], second: detail.crossings[1] })
    case 'shift':
      return say('shift', { from: detail.from, to: detail.to })
    case 'wait':
      return say('wait')
    case 'kill': {
      const [first, second] = detail.victims
      return second === undefined ? say('kill', { circle: first }) : say('killTwo', { first, second })
    }
    case 'wretched':
      return say('wretched', { from: detail.from, to: detail.to })
    case 'wretched-stays':
    case 'flip':
      return say(detail.kind, { at: detail.at })
    case 'move':
      return say(detail.declared ? 'declared' : 'move', { to: detail.to })
    case 'alley':
      return say('alley', { to: detail.to })
    case 'coach':
      return say('coach', { via: detail.via, to: detail.to })
    case 'goulston':
      return say(detail.kind, { colour: words.policemanWithin(detail.colour) })
    case 'x99':
    case 'police-stays':
    case 'area-arrest':
    case 'pass':
      return say(detail.kind, { colour: words.policeman(detail.colour) })
    case 'police':
    case 'rush':
      return say(detail.kind, { colour: words.policeman(detail.colour), to: detail.to })
    case 'search':
    case 'arrest':
      return say(detail.kind, { colour: words.policeman(detail.colour), circle: detail.circle })
    case 'decline':
      return say(`decline.${detail.what}`)
  }
}
