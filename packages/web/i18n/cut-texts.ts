import { readFileSync } from 'node:fs'
import { merged, type Texts } from '@gaslight/jack-family/texts'
import type { Plugin } from 'vite'

/** How the texts of a namespace come to the page. */
interface Cut {
  /** Whose texts stand under it, so that what two titles say alike is written once. */
  readonly family?: string
  /** What the first picture does not say and a second part brings: keys of texts or of whole levels, without plural forms. */
  readonly later: readonly string[]
}

/** The first picture of either Mr. Jack title asks for a decision, or shows what has just been done. */
const JACK: Cut = {
  family: 'jack-family',
  later: [
    'title',
    'description',
    'goal',
    'note',
    'option',
    'illegal',
    'state',
    'kind',
    'prompt',
    'promptOf',
    'decision',
    'token',
    'sight',
    'effect.suspects',
    'effect.deck',
    'cell',
    'page.aim',
    'page.suspects',
    'page.secret',
    'page.accuse',
    'page.place',
    'page.because',
    'page.outlook',
    'page.ways',
    'page.end',
    'page.text',
    'page.keys',
  ],
}

/** Every namespace that is cut in two; all others come whole. */
export const CUTS: { readonly [namespace: string]: Cut } = {
  shell: {
    later: [
      ...['empty', 'against', 'againstComputer', 'seatOpen', 'waiting', 'yourTurn', 'theirTurn'].map(
        key => `mine.${key}`,
      ),
      ...['here', 'forget', 'finished', 'won', 'lost', 'all'].map(key => `mine.${key}`),
      ...['heading', 'players', 'minutes', 'minutesOrMore', 'new', 'companion', 'later'].map(key => `titles.${key}`),
      ...['mr-jack', 'mr-jack-new-york', 'letters-from-whitechapel', 'london-1888'].map(id => `titles.${id}.text`),
      'offline',
      'common.copied',
      'common.copyFailed',
      'promises',
      'settings.title',
      'settings.nameSaved',
      'settings.saveName',
      'settings.theme',
      'settings.night',
      'settings.morning',
      'settings.device',
      'gameFailure',
      'failure',
      'edition',
    ],
  },
  table: {
    later: [
      'curtain.title',
      'curtain.asked',
      'curtain.lead',
      'curtain.leadNamed',
      'curtain.show',
      'side.suspects',
      'side.chronicle',
      'side.table',
      'side.end',
      'seats',
      'connection',
      'board.again',
      'open.label',
      'open.waiting',
      'open.sit',
      ...['steps', 'undo', 'takeBack', 'forced', 'send', 'sending', 'ready'].map(said => `compose.${said}`),
      'past',
      'refusal',
      'rules',
      'tools',
      'sheets',
      'talk',
      'keys',
      'preferences',
      'fairness',
      'end',
      'chronicle',
      'text',
    ],
  },
  'mr-jack': {
    ...JACK,
    later: [
      ...JACK.later,
      'tile',
      'page.compose.whistleReady',
      'effect.picks-shown',
      'effect.lapse',
      'page.chronicle.leaving',
    ],
  },
  'mr-jack-new-york': JACK,
  'letters-from-whitechapel': {
    later: [
      'title',
      'description',
      'goal',
      'side',
      'option',
      'levelHelp',
      'illegal',
      'state',
      'kind',
      'row',
      'site',
      'place',
      'told',
      'policemanWithin',
      'answer',
      'decision',
      'chronicle',
      'effect',
      'head',
      'face',
      'woman',
      'letter',
      'special.coach',
      'special.alley',
      'night.double',
      ...['patrol', 'women', 'search'].map(state => `prompt.${state}.yours`),
      // Asked only where the table has chosen so.
      ...['address', 'letter', 'saucy-jacky', 'goulston', 'x99', 'false-clue'].map(state => `prompt.${state}`),
      ...['', 'Two', 'Must', 'MustTwo'].map(which => `prompt.kill.yours${which}`),
      'prompt.hideout.drawn',
      // Said once something has been composed.
      'page.status.ready',
      // How it ended is headed at once, and told a moment later.
      ...['escape', 'arrest', 'stuck', 'time', 'address'].flatMap(reason =>
        ['jack', 'police', 'public'].map(reader => `ending.${reason}.${reader}`),
      ),
      'page.onMap',
      'page.track',
      'page.cell',
      'page.ask',
      'page.refused',
      'page.mode',
      'page.modes',
      'page.offer',
      'page.pawn',
      'page.side',
      'page.jack',
      'page.facts',
      'page.plan',
      'page.using',
      'page.sketch',
      'page.deduce',
      'page.legend',
      'page.status.readyCoach',
      'page.sheet',
      'page.asked',
      'page.end',
      'page.text',
      'page.tool',
      'page.keys',
    ],
  },
  'london-1888': {
    later: [
      'title',
      'description',
      'goal',
      'goalOf',
      'page.background',
      'character',
      'identity',
      'side',
      'ending',
      'option',
      'illegal',
      'setting',
      'portrait',
      'tip',
      'chronology',
      'kind',
      'chronicle',
      'effect',
      'help',
      'asked',
      'cause',
      'item',
      'place',
      'street',
      'weapon',
      ...['lose', 'market', 'priceYes', 'priceNo', 'take', 'drop', 'item', 'stop', 'trade'].map(
        decision => `decision.${decision}`,
      ),
      'decision.play',
      'decision.attack',
      'decision.attackOther',
      'decision.attackLost',
      'decision.treat',
      'decision.treatSelf',
      'decision.question',
      'decision.arrest',
      'decision.search',
      'decision.offer',
      'decision.walk',
      'decision.enter',
      'decision.designate',
      'decision.letter',
      'decision.postcard',
      'decision.clue',
      'decision.pass',
      'decision.accept',
      'decision.bail',
      'decision.answer',
      'decision.withdraw',
      'decision.protesterNew',
      'decision.protesterMoved',
      // Only chance is asked there, and the server answers at once.
      ...['role', 'deal', 'event', 'peek', 'draw', 'die', 'identity', 'place', 'token', 'weapon-card'].map(
        state => `prompt.${state}`,
      ),
      ...['token-card', 'stolen', 'knocked', 'showing'].map(state => `prompt.${state}`),
      'face',
      'told',
      'chapter',
      'privilege',
      // Only where several sit at one screen.
      'page.status.pass',
      'page.status.theyAreAsked',
      // Of a game that is over.
      'page.status.over',
      'page.status.beginning',
      'page.status.winners',
      // What is rarely asked when a page opens.
      ...['postcard', 'lose', 'take', 'drop', 'sell', 'price', 'buy', 'clue', 'trade-window'].flatMap(state => [
        `prompt.${state}`,
        `page.theirs.${state}`,
      ]),
      'page.option',
      'page.part.weapon',
      'page.outlook',
      'page.why',
      'page.offer',
      'page.window',
      'page.orders',
      'page.speech',
      'page.side',
      'page.aim',
      'page.dead',
      'page.notes',
      'page.end',
      'page.asked',
      'page.keys',
      'page.lasts',
      'page.character',
      'page.players',
      'page.hand.playable',
      'page.goods',
      'page.mark',
      'page.line',
      'page.token',
      'page.text',
    ],
  },
}

const PLURAL = /_(zero|one|two|few|many|other)$/

interface Parts {
  readonly first: Texts
  readonly later: Texts
}

/** The two parts of a namespace's texts. */
export function cutTexts(namespace: string, texts: Texts): Parts {
  return divided(texts, new Set(CUTS[namespace]?.later))
}

/** `path` is the key of the level that `texts` are, with a dot at its end. */
function divided(texts: Texts, isLater: ReadonlySet<string>, path = ''): Parts {
  const first: { [name: string]: string | Texts } = {}
  const later: { [name: string]: string | Texts } = {}
  for (const [name, text] of Object.entries(texts)) {
    const key = path + name
    if (isLater.has(key.replace(PLURAL, ''))) later[name] = text
    else if (typeof text === 'string') first[name] = text
    else {
      const below = divided(text, isLater, `${key}.`)
      if (Object.keys(below.first).length > 0) first[name] = below.first
      if (Object.keys(below.later).length > 0) later[name] = below.later
    }
  }
  return { first, later }
}

const TEXTS = /\/messages\/[\w.]+\.json\?(?:first|later)$/
const GAME = /^(.*\/games\/)([^/]+)(\/messages\/\w+\.json)/
const PAGE = /\/web\/messages\/(\w+)\.\w+\.json/

/**
 * A part of a namespace's texts in one language as a module, where a file of texts is imported with `?first` or `?later`.
 * Those of a title come with those of its family.
 */
export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    load: {
      filter: { id: TEXTS },
      handler(id) {
        const read = (path: string) => {
          this.addWatchFile(path)
          return JSON.parse(readFileSync(path, 'utf8')) as Texts
        }
        const [, games = '', title = '', file = ''] = GAME.exec(id) ?? []
        const namespace = PAGE.exec(id)?.[1] ?? title
        const family = CUTS[namespace]?.family
        const [path = id, wanted] = id.split('?')
        const own = read(path)
        const all = family === undefined ? own : merged(read(games + family + file), own)
        const parts = cutTexts(namespace, all)
        const part = wanted === 'later' ? parts.later : parts.first
        return { code: `export default ${JSON.stringify(part)}`, moduleType: 'js' }
      },
    },
  }
}
