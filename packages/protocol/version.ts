/** The version of the wire; a client of another version is told so when it connects. */
export const PROTOCOL_VERSION = 1
