import { Notice } from '../../../design/Notice.tsx'
import { useLaterTexts } from '../../../i18n/index.ts'
import type { Words } from '../words.ts'

/** For whoever has died while the game goes on (LD-154): that nothing is asked of him any more, and what still is at stake. */
export function DeadNote({ words }: { readonly words: Words }) {
  useLaterTexts('london-1888')
  return (
    <Notice title={words.page('dead.title')}>
      <p>{words.page('dead.text')}</p>
    </Notice>
  )
}
