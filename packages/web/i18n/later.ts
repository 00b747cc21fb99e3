import type { Messages } from '@gaslight/client/texts'
import type { Files } from './texts.ts'

/** The second parts of texts; their keys are those of the first parts. */
export const LATER: Files = {
  ...import.meta.glob<Messages>(['../messages/shell.*.json', '../messages/table.*.json'], {
    import: 'default',
    query: '?later',
  }),
  ...import.meta.glob<Messages>(['../../../games/*/messages/*.json', '!../../../games/*-family/**'], {
    import: 'default',
    query: '?later',
  }),
}
