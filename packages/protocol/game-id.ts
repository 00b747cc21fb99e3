/** How every game is called in addresses and on the wire. */
export const GAME_ID = /^[0-9A-Za-z]{12}$/
