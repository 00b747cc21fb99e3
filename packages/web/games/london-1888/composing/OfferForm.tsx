import type { CharacterId, ItemName, LondonDetail } from '@gaslight/london-1888'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../design/Button.tsx'
import { Select } from '../../../design/Field.tsx'
import type { Table } from '../table/useTable.ts'
import type { LondonChoice } from '../types.ts'
import own from './OfferForm.module.css'

type Offer = Extract<LondonDetail, { kind: 'offer' }>

/** The offers that can be made now, with what each of them is. */
export function offersIn(choices: readonly LondonChoice[]): { readonly choice: LondonChoice; readonly offer: Offer }[] {
  return choices.flatMap(choice => (choice.detail.kind === 'offer' ? [{ choice, offer: choice.detail }] : []))
}

/** What lies open for all first: tokens and weapons, then cards. */
function openFirst(items: readonly ItemName[]): ItemName[] {
  return [...items].sort((a, b) => Number(a.startsWith('a.')) - Number(b.startsWith('a.')))
}

/** An exchange being composed: to whom, one thing for one thing (LD-148). */
export function OfferForm({ table }: { readonly table: Table }) {
  const { words, play, scene } = table
  const offers = offersIn(play.draft?.choices ?? [])
  const partners = [...new Set(offers.map(({ offer }) => offer.player))]
  const [partner, setPartner] = useState<CharacterId | undefined>(partners[0])
  const [give, setGive] = useState<ItemName | undefined>(undefined)
  const [want, setWant] = useState<ItemName | undefined>(undefined)
  const theirs = offers.filter(({ offer }) => offer.player === partner)
  const gives = [...new Set(theirs.map(({ offer }) => offer.give))]
  const given = give !== undefined && gives.includes(give) ? give : gives[0]
  const wants = openFirst([
    ...new Set(theirs.filter(({ offer }) => offer.give === given).map(({ offer }) => offer.want)),
  ])
  const wanted = want !== undefined && wants.includes(want) ? want : wants[0]
  const chosen = theirs.find(({ offer }) => offer.give === given && offer.want === wanted)
  if (partner === undefined || given === undefined || wanted === undefined || chosen === undefined) return null
  const used = scene.acting.offers ?? 0
  return (
    <div className={own.form}>
      <Select
        label={words.page('offer.partner')}
        choices={partners.map(value => ({ value, label: words.name(value) }))}
        value={partner}
        onChoose={setPartner}
      />
      <Select
        label={words.page('offer.give')}
        choices={gives.map(value => ({ value, label: words.item(value) }))}
        value={given}
        onChoose={setGive}
      />
      <Select
        label={words.page('offer.want')}
        choices={wants.map(value => ({ value, label: wantLabel(table, value) }))}
        value={wanted}
        onChoose={setWant}
      />
      <p className={own.left}>{words.page('offer.left', { offers: Number(scene.options.offersPerTurn) - used })}</p>
      <Button kind="primary" icon={ArrowLeftRight} onClick={() => table.decide(chosen.choice)}>
        {words.page('offer.propose')}
      </Button>
    </div>
  )
}

/** A named card may be one that the partner does not have; a card he picks is one of his. */
function wantLabel({ words }: Table, item: ItemName): string {
  if (item === 'a?') return words.page('offer.any')
  return item.startsWith('a.') ? words.page('offer.named', { card: words.item(item) }) : words.item(item)
}
