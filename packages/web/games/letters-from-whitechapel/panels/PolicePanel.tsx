import type { LucideIcon } from 'lucide-react'
import { ArrowUpRight, Eraser, Eye, Ghost, HelpCircle, MapPin, StickyNote } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../design/Button.tsx'
import { TextField } from '../../../design/Field.tsx'
import { STICKERS, type Sticker } from '../map/props.ts'
import type { Aids, Tool } from '../table/useAids.ts'
import type { Words } from '../words.ts'
import { Deducing } from './Deducing.tsx'
import styles from './PolicePanel.module.css'

interface PolicePanelProps {
  readonly words: Words
  readonly aids: Aids
}

const SIGNS: { readonly [sticker in Sticker]: LucideIcon } = {
  here: MapPin,
  never: Ghost,
  perhaps: HelpCircle,
  watch: Eye,
}

/** What can be worked out from all that is public, and marks, arrows and notes on the map. */
export function PolicePanel({ words, aids, hasMap }: PolicePanelProps & { readonly hasMap: boolean }) {
  return (
    <div className={styles.panel}>
      <Deducing words={words} aids={aids} hasMap={hasMap} />
      {hasMap && <Drawing words={words} aids={aids} />}
    </div>
  )
}

function Drawing({ words, aids }: PolicePanelProps) {
  const { tool } = aids
  const [text, setText] = useState('')
  const pick = (next: Tool, isOn: boolean) => aids.setTool(isOn ? null : next)
  return (
    <section className={styles.part}>
      <h3>{words.page('sketch.title')}</h3>
      <p className={styles.quiet}>{words.page(aids.sketching.isShared ? 'sketch.shared' : 'sketch.help')}</p>
      <div className={styles.tools}>
        {STICKERS.map(sticker => {
          const isOn = tool?.kind === 'sticker' && tool.sticker === sticker
          return (
            <Button
              key={sticker}
              icon={SIGNS[sticker]}
              kind={isOn ? 'primary' : 'secondary'}
              aria-pressed={isOn}
              onClick={() => pick({ kind: 'sticker', sticker }, isOn)}
            >
              {words.page(`sketch.sticker.${sticker}`)}
            </Button>
          )
        })}
        <Button
          icon={ArrowUpRight}
          kind={tool?.kind === 'arrow' ? 'primary' : 'secondary'}
          aria-pressed={tool?.kind === 'arrow'}
          onClick={() => pick({ kind: 'arrow', from: null }, tool?.kind === 'arrow')}
        >
          {words.page('sketch.arrow')}
        </Button>
        <Button
          icon={Eraser}
          kind={tool?.kind === 'erase' ? 'primary' : 'secondary'}
          aria-pressed={tool?.kind === 'erase'}
          onClick={() => pick({ kind: 'erase' }, tool?.kind === 'erase')}
        >
          {words.page('sketch.erase')}
        </Button>
      </div>
      <TextField
        label={words.page('sketch.note')}
        value={text}
        maxLength={80}
        onChange={event => {
          setText(event.target.value)
          if (tool?.kind === 'note') aids.setTool({ kind: 'note', text: event.target.value })
        }}
      />
      <div className={styles.tools}>
        <Button
          icon={StickyNote}
          kind={tool?.kind === 'note' ? 'primary' : 'secondary'}
          aria-pressed={tool?.kind === 'note'}
          disabled={text.trim() === ''}
          onClick={() => pick({ kind: 'note', text }, tool?.kind === 'note')}
        >
          {words.page('sketch.place')}
        </Button>
        <Button kind="quiet" onClick={aids.sketching.clear}>
          {words.page('sketch.clear')}
        </Button>
      </div>
    </section>
  )
}
