import type { Choice } from '@gaslight/client'
import type { LondonDetail, LondonPosition, LondonView } from '@gaslight/london-1888'
import type { Play } from '../../table/usePlay.ts'
import type { Picture } from './film/frames.ts'

export type LondonChoice = Choice<LondonDetail>
export type LondonPlay = Play<LondonPosition, LondonView, LondonDetail, Picture>
