import { decisionText } from '@gaslight/london-1888'
import { Steps } from '../../../table/Composing.tsx'
import type { Table } from '../table/useTable.ts'

/** What is decided so far; each can be taken back with all that followed it. */
export function Taken({ table: { play, scene, words } }: { readonly table: Table }) {
  const steps = play.draft?.steps ?? []
  return <Steps steps={steps.map(step => ({ ...step, text: decisionText(words, step.detail, scene) }))} play={play} />
}
