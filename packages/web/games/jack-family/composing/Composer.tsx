import { ROLES } from '@gaslight/jack-family'
import { Check } from 'lucide-react'
import { Button } from '../../../design/Button.tsx'
import { Actions, ModeButtons, OfferButtons, Steps } from '../../../table/Composing.tsx'
import styles from '../../../table/composer.module.css'
import { decisionSentence } from '../chronicle/sentences.ts'
import type { Table } from '../table/useTable.ts'
import type { JackTypes } from '../title.ts'

interface ComposerProps<T extends JackTypes> {
  readonly table: Table<T>
}

/** Composing a turn: what is decided already, the ways to go on, every choice as a button, and sending it. */
export function Composer<T extends JackTypes>({ table }: ComposerProps<T>) {
  const { title, words, composing, play, active } = table
  const { draft } = play
  if (draft === null) return null
  const told = (detail: T['detail']) =>
    decisionSentence(title, words, detail, { before: play.view, character: active, by: ROLES[draft.seat] })
  return (
    <div className={styles.composer}>
      <Steps
        steps={draft.steps.map(step => ({ ...step, text: told(step.detail) }))}
        pieces={table.pieces.map(({ detail, before }) => ({
          key: `piece ${before.length}`,
          text: told(detail),
          takeBack: () => table.pointAgain(before),
        }))}
        play={play}
      />
      {composing !== null && composing.modes.length > 1 && (
        <ModeButtons
          label={words.page('compose.modes')}
          modes={composing.modes}
          chosen={composing.mode}
          nameOf={mode => words.page(`mode.${mode}`)}
          onChoose={table.chooseMode}
        />
      )}
      {composing !== null && composing.modes.length > 1 && active !== undefined && (
        <p className={styles.timing}>{words.game(`timing.${active}`)}</p>
      )}
      {composing !== null && composing.mode !== 'card' && <Choices table={table} />}
      <Actions play={play} back={table.canGoBack ? table.back : null}>
        {composing?.ready != null && (
          <Button kind="primary" icon={Check} aria-keyshortcuts="Enter" onClick={table.finish}>
            {title.readyLabel(words, composing.mode)}
          </Button>
        )}
      </Actions>
    </div>
  )
}

function Choices<T extends JackTypes>({ table }: ComposerProps<T>) {
  const { title, words, composing, scene } = table
  if (composing === null || composing.mode === null) return null
  const { mode } = composing
  return (
    <OfferButtons
      offers={composing.offers.map(offer => ({
        key: title.keyOf(offer.part),
        part: offer.part,
        label: title.offerLabel(words, offer, mode, scene),
        mark: offer.mark,
      }))}
      onPoint={table.point}
      onPreview={table.setPreview}
    />
  )
}
