/**
 * The version of everything in `wire.ts`; a client of another version is told so when it connects.
 * It stands alone so that a page can import it without the schemas.
 */
export const PROTOCOL_VERSION = 1
