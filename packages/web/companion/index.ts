import { type Part, part } from '../app/part.ts'
import { laterPart } from '../i18n/texts.ts'

const WHITECHAPEL = 'letters-from-whitechapel'
const TEXTS = ['companion', 'table', laterPart('table'), WHITECHAPEL, laterPart(WHITECHAPEL)]

/** The addresses of the companion: the sheets that this browser keeps, and one of them. */
export const companionPages: Readonly<Record<string, Part<object>>> = {
  '/companion/:game': part(
    ['companion', 'lobby', WHITECHAPEL],
    async () => (await import('./CompanionPage.tsx')).CompanionPage,
  ),
  '/companion/:game/:id': part(TEXTS, async () => (await import('./SheetPage.tsx')).SheetPage),
}
