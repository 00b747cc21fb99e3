import { type Course, outcomeOf } from '@gaslight/companion/course'
import { readEntry } from '@gaslight/companion/entry'
import { laidTonight, type Supposition, womenTonight } from '@gaslight/companion/supposition'
import { formatRecord, resultOf } from '@gaslight/core'
import { lettersFromWhitechapel as game, type WhitechapelDetail } from '@gaslight/letters-from-whitechapel'
import type { Kept, Sheet } from './sheet.ts'

/**
 * The sheet as a record in the project's format, written for what its owner knows (LW-133): what nobody said stands as `?`,
 * and is never made up. Jack's record is whole from Hell 9 on and replays like any other; that of the police is
 * followed, not replayed (`packages/companion`). Null for a sheet that does not begin with the game: records do.
 */
export function recordOf({ kept, start, steps, course }: Sheet): string | null {
  if (kept.from !== undefined) return null
  const outcome = outcomeOf(course)
  const lines = new Lines(kept.side)
  let before = start
  for (const step of steps) {
    lines.add(step.text, before, step.course)
    before = step.course
  }
  return formatRecord({
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: kept.options,
    seats: kept.seats,
    date: kept.created.slice(0, 10),
    ...(outcome === null ? {} : { result: resultOf(game, outcome) }),
    lines: lines.written.map(text => ({ text, links: [] })),
  })
}

class Lines {
  readonly written: string[]
  private group = ''

  constructor(side: Kept['side']) {
    this.written = side === 'police' ? ['hideout ?'] : []
  }

  add(text: string, before: Course, after: Course): void {
    const entry = readEntry(text)
    switch (entry?.kind) {
      case 'women':
        this.line(`night ${before.view.night}`)
        this.line(`women ${text}`)
        break
      case 'patrol':
        this.line(`patrol ${text}`)
        break
      case 'turned':
        this.rewrite('women', womenText(after.supposed))
        break
      case 'faces':
        this.rewrite(
          'patrol',
          laidTonight(after.supposed)
            .map(({ face, at }) => `${face}@${at}`)
            .join(' '),
        )
        break
      case 'hidden':
        this.line(JACKS.includes(entry.what) ? `jack ${text}` : text)
        break
      case 'decision':
        this.decision(entry.detail, text, before)
    }
  }

  private decision(detail: WhitechapelDetail, text: string, before: Course): void {
    switch (detail.kind) {
      case 'woman':
        if (this.group !== 'women') this.line(`night ${before.view.night}`)
        this.grouped('women', text, ' ')
        break
      case 'shift':
        this.grouped('saucy', text, ' ')
        break
      case 'wretched':
      case 'wretched-stays':
        this.grouped('wretched', text, ' ')
        break
      case 'police':
      case 'police-stays':
        this.grouped('police', text, ', ')
        break
      case 'search':
        // Later circles of a search follow on the same item.
        if (before.view.state === 'search') this.grouped('action', text.split(' ').at(-1) ?? '', ' ')
        else this.grouped('action', text, ', ')
        break
      case 'arrest':
      case 'area-arrest':
      case 'rush':
      case 'pass':
        this.grouped('action', text, ', ')
        break
      case 'move':
      case 'alley':
      case 'coach':
        this.line(`jack ${text}`)
        break
      default:
        this.line(text)
    }
  }

  private line(text: string): void {
    this.written.push(text)
    this.group = ''
  }

  private grouped(group: string, text: string, between: string): void {
    if (this.group === group) this.written[this.written.length - 1] += between + text
    else this.written.push(`${group} ${text}`)
    this.group = group
  }

  /** Secrets stand in full once they are shown to all. */
  private rewrite(word: string, text: string): void {
    const at = this.written.findLastIndex(line => line.startsWith(`${word} `))
    if (at >= 0) this.written[at] = `${word} ${text}`
  }
}

const JACKS: readonly string[] = ['move', 'alley', 'coach']
const WOMAN_MARKS = { marked: 'm', plain: 'w', none: '-' } as const

function womenText(supposed: Supposition): string {
  return womenTonight(supposed)
    .map(({ circle, woman }) => `${circle}${WOMAN_MARKS[woman]}`)
    .join(' ')
}
