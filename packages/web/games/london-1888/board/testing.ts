import { CHARACTER_CARDS, CHARACTERS, type CharacterId, type PlayerView, type SpaceId } from '@gaslight/london-1888'
import type { Scene } from './props.ts'

/** Eight players where the game puts them, with what lies on the board at the start. */
export const START: Scene = {
  players: Object.fromEntries(
    CHARACTERS.map((character, seat): [string, PlayerView] => [
      String(seat),
      { character, at: CHARACTER_CARDS[character].home, life: 3, pounds: 2, cards: 2 },
    ]),
  ),
  protesters: [],
  police: [],
  tokens: {
    police_station: { weapon: 2 },
    scotland_yard: { weapon: 2 },
    palais_royal: { life: 1 },
    gull_home: { life: 1 },
    lusk_home: { weapon: 1 },
    netley_home: { hidden: 1 },
    lyceum: { hidden: 3 },
    park: { hidden: 2 },
    press_office: { hidden: 3 },
    pub: { hidden: 3 },
    morgue: { hidden: 2 },
    hospital: { life: 2 },
    station: { hidden: 3 },
    brothel: { hidden: 3 },
    church: { life: 1 },
    museum: { hidden: 3 },
    law_courts: { hidden: 2 },
    lees: { hidden: 2 },
    acland: { life: 1 },
    ostrog: { weapon: 1 },
    bank: { hidden: 14 },
  },
  events: {},
  holder: 0,
  turn: 0,
}

/** The scene with some players elsewhere, or changed in some other way. */
export function withPlayers(
  scene: Scene,
  changes: { readonly [character in CharacterId]?: Partial<PlayerView> | SpaceId },
): Scene {
  const players = Object.entries(scene.players).map(([seat, player]): [string, PlayerView] => {
    const change = changes[player.character]
    return [seat, typeof change === 'string' ? { ...player, at: change } : { ...player, ...change }]
  })
  return { ...scene, players: Object.fromEntries(players) }
}

/** Without the pawns of the dead. */
export function withoutPawns(scene: Scene, ...dead: readonly CharacterId[]): Scene {
  const players = Object.entries(scene.players).map(([seat, player]): [string, PlayerView] => {
    if (!dead.includes(player.character)) return [seat, player]
    const { at, ...gone } = player
    return [seat, { ...gone, life: 0 }]
  })
  return { ...scene, players: Object.fromEntries(players) }
}
