import { isLocation, spaceNumber } from '@gaslight/london-1888'
import { useLaterTexts } from '../../../i18n/index.ts'
import { OfferButtons } from '../../../table/Composing.tsx'
import type { Table } from '../table/useTable.ts'
import own from './Choices.module.css'
import type { Offer } from './compose.ts'
import { offerLabel } from './offer-labels.ts'
import { keyOf } from './parts.ts'

/** Where the walk can end, as a list for whoever does not point at the board: named places, then the streets. */
export function WalkList({ table }: { readonly table: Table }) {
  useLaterTexts('london-1888')
  const { words, scene, composing, reach } = table
  if (composing?.mode !== 'walk') return null
  const { offers } = composing
  const isPlace = ({ part }: Offer) => part.kind === 'space' && isLocation(spaceNumber(part.space))
  const sorted = [...offers.filter(isPlace), ...offers.filter(offer => !isPlace(offer))]
  return (
    <details className={own.walks}>
      <summary>{words.page('walks', { number: sorted.length })}</summary>
      <OfferButtons
        offers={sorted.map(offer => ({
          key: keyOf(offer.part),
          part: offer.part,
          label: offerLabel({ words, scene }, offer, reach),
          mark: undefined,
        }))}
        onPoint={table.point}
        onPreview={table.setPreview}
        className={own.choices}
      />
    </details>
  )
}
