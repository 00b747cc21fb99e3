import type { WhitechapelDetail, WhitechapelPosition, WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Play } from '../../table/usePlay.ts'
import type { Picture } from './film/frames.ts'

export type WhitechapelPlay = Play<WhitechapelPosition, WhitechapelView, WhitechapelDetail, Picture>
