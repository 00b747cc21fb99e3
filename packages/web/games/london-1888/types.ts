import type { Choice } from '@gaslight/client'
import type { LondonDetail, LondonView, PosedLondon } from '@gaslight/london-1888'
import type { Play } from '../../table/usePlay.ts'
import type { Picture } from './film/frames.ts'

export type LondonChoice = Choice<LondonDetail>
export type LondonPlay = Play<PosedLondon, LondonView, LondonDetail, Picture>
