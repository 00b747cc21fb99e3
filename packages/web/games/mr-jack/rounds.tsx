import type { MrJackView } from '@gaslight/mr-jack'
import { Lightbulb, LightbulbOff } from 'lucide-react'
import { Icon } from '../../design/Icon.tsx'
import type { RoundSign } from '../jack-family/title.ts'
import type { Words } from '../jack-family/words.ts'

/** MJ-24: the tiles of rounds 1 to 4 go out. */
const LAST_LAMP = 4

/** The lamp that goes out after a round. */
export function roundSign(words: Words, view: MrJackView, round: number): RoundSign | null {
  if (round > LAST_LAMP) return null
  const isOut = round < view.round
  return {
    sign: <Icon of={isOut ? LightbulbOff : Lightbulb} size={14} />,
    text: words.page(isOut ? 'rounds.lampWentOut' : 'rounds.lampGoesOut', { round }),
  }
}

/** Which lamp is next, and where it hangs now. */
export function roundNote(words: Words, { lamps, round }: MrJackView): string | undefined {
  const post = Object.keys(lamps).find(hex => lamps[hex] === round)
  return post === undefined ? undefined : words.page('rounds.lampNext', { round, post })
}
