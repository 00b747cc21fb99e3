import { OfferButtons } from '../../../table/Composing.tsx'
import type { Table } from '../table/useTable.ts'
import own from './Choices.module.css'
import { offerLabel } from './offer-labels.ts'
import { keyOf } from './parts.ts'

/** What can be pointed at next, as buttons; what was pointed at already stands above them. */
export function Choices({ table }: { readonly table: Table }) {
  const { words, composing, scene, reach } = table
  if (composing === null || composing.offers.length === 0) return null
  return (
    <>
      {composing.path.length > 0 && (
        <p className={own.path}>
          {composing.path.map(part => offerLabel(table, { part, choice: null }, {}, composing.path)).join(' · ')}
        </p>
      )}
      <OfferButtons
        offers={composing.offers.map(offer => ({
          key: keyOf(offer.part),
          part: offer.part,
          label: offerLabel({ words, scene }, offer, reach, composing.path),
          mark: undefined,
        }))}
        onPoint={table.point}
        onPreview={table.setPreview}
        className={composing.offers.some(({ part }) => part.kind === 'weapon') ? own.told : own.offers}
      />
    </>
  )
}
