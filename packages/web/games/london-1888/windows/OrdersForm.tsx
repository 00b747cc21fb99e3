import type { Failure, Orders, Session } from '@gaslight/client'
import {
  ALIBI_ORDERS,
  ARREST_ANSWERS,
  type CharacterId,
  DEFAULT_ORDERS,
  type LondonView,
  MARKET_FIRSTS,
  type MarketOrder,
  SIDESTEP_ORDERS,
  type StandingOrders,
} from '@gaslight/london-1888'
import { useEffect, useState } from 'react'
import { useFailureText } from '../../../app/failure.ts'
import { Button } from '../../../design/Button.tsx'
import { Select } from '../../../design/Field.tsx'
import { Toggle } from '../../../table/Toggle.tsx'
import type { Words } from '../words.ts'
import styles from './OrdersForm.module.css'

interface OrdersFormProps {
  readonly words: Words
  readonly view: LondonView
  readonly session: Pick<Session<LondonView>, 'orders' | 'giveOrders'>
  /** Hears that they stand. */
  onGiven(): void
}

/** How one's seat answers in windows that pass at once, or when it is silent in one (LD-146), in plain words. */
export function OrdersForm({ words, view, session, onGiven }: OrdersFormProps) {
  const failureText = useFailureText()
  const [orders, setOrders] = useState<StandingOrders | null>(null)
  const [saved, setSaved] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  useEffect(() => {
    let left = false
    void session.orders().then(answer => {
      if (left) return
      if (answer.ok) setOrders({ ...DEFAULT_ORDERS, ...(answer.value as Partial<StandingOrders>) })
      else setFailure(answer.error)
    })
    return () => {
      left = true
    }
  }, [session])
  const help = words.page(view.options.windows === 'orders' ? 'orders.help' : 'orders.helpTimed')
  // What was ordered before must be known: who saves gives all orders anew.
  if (orders === null)
    return (
      <div className={styles.orders}>
        <p className={styles.quiet}>{help}</p>
        <p role="status">{failure === null ? '' : failureText(failure)}</p>
      </div>
    )
  const change = (next: Partial<StandingOrders>) => {
    setSaved(false)
    setOrders({ ...orders, ...next })
  }
  const save = async () => {
    const answer = await session.giveOrders(wireOf(orders))
    setSaved(answer.ok)
    setFailure(answer.ok ? null : answer.error)
    if (answer.ok) onGiven()
  }
  const others = Object.entries(view.players).flatMap(([seat, { character }]) =>
    Number(seat) === view.audience ? [] : [character],
  )
  return (
    <div className={styles.orders}>
      <p className={styles.quiet}>{help}</p>
      <fieldset className={styles.group}>
        <legend>{words.page('orders.market')}</legend>
        {(['jack', ...others] as const).map(who => (
          <Select
            key={who}
            label={who === 'jack' ? words.page('orders.jack') : words.name(who)}
            choices={(['no', ...MARKET_FIRSTS] as const).map(value => ({
              value,
              label: words.page(`orders.${value}`),
            }))}
            value={orders.market.find(order => order.who === who)?.first ?? 'no'}
            onChoose={first => change({ market: marketWith(orders.market, who, first) })}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.page('orders.arrested')}</legend>
        {ARREST_ANSWERS.map(answer => (
          <Toggle
            key={answer}
            label={words.page(`orders.${answer}`)}
            on={orders.arrested.includes(answer)}
            onChange={on =>
              change({ arrested: ARREST_ANSWERS.filter(a => (a === answer ? on : orders.arrested.includes(a))) })
            }
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.page('orders.release')}</legend>
        {others.map(who => (
          <Toggle
            key={who}
            label={words.name(who)}
            on={orders.release.includes(who)}
            onChange={on => change({ release: others.filter(c => (c === who ? on : orders.release.includes(c))) })}
          />
        ))}
      </fieldset>
      <Toggle label={words.page('orders.curfew')} on={orders.curfew} onChange={curfew => change({ curfew })} />
      <Select
        label={words.page('orders.alibi')}
        choices={ALIBI_ORDERS.map(value => ({ value: String(value), label: limitWords(words, value, 'cards') }))}
        value={String(orders.alibi)}
        onChoose={value => change({ alibi: ALIBI_ORDERS.find(order => String(order) === value) ?? 'never' })}
      />
      <Select
        label={words.page('orders.sidestep')}
        choices={SIDESTEP_ORDERS.map(value => ({ value: String(value), label: limitWords(words, value, 'life') }))}
        value={String(orders.sidestep)}
        onChoose={value => change({ sidestep: SIDESTEP_ORDERS.find(order => String(order) === value) ?? 'never' })}
      />
      <div className={styles.save}>
        <Button kind="primary" onClick={() => void save()}>
          {words.page('orders.save')}
        </Button>
        <p role="status">{saved ? words.page('orders.saved') : failure === null ? '' : failureText(failure)}</p>
      </div>
    </div>
  )
}

/** The same as plain JSON. */
function wireOf({ market, arrested, release, ...others }: StandingOrders): Orders {
  return { ...others, market: market.map(order => ({ ...order })), arrested: [...arrested], release: [...release] }
}

function marketWith(
  market: readonly MarketOrder[],
  who: CharacterId | 'jack',
  first: MarketOrder['first'] | 'no',
): MarketOrder[] {
  const others = market.filter(order => order.who !== who)
  return first === 'no' ? others : [...others, { who, first }]
}

function limitWords(words: Words, order: 'never' | 'always' | number, of: 'cards' | 'life'): string {
  if (typeof order === 'string') return words.page(`orders.value.${order}`)
  return words.page(`orders.value.${of}`, { number: order, life: order })
}
