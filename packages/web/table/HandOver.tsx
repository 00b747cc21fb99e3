import { Button } from '../design/Button.tsx'
import { useTranslation } from '../i18n/index.ts'
import { ownName } from './own-name.ts'
import type { SurfaceProps } from './surface.ts'

/** Hot-seat: once the turn has passed, the screen goes to the other player by way of the curtain. */
export function HandOver({ local, state }: Pick<SurfaceProps, 'local' | 'state'>) {
  const { t } = useTranslation('table')
  const { t: shell } = useTranslation('shell')
  const { turn, seats, audience } = state.info
  if (local === null || turn === undefined || typeof audience !== 'number' || seats[audience]?.role === turn)
    return null
  const role = shell(`roles.${turn}`)
  const who = ownName(seats.find(seat => seat.role === turn)?.name, role) ?? role
  return (
    <Button kind="primary" size="large" onClick={() => local.showTo('public')}>
      {t('curtain.handOver', { who })}
    </Button>
  )
}
