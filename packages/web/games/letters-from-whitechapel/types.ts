import type { PosedWhitechapel, WhitechapelDetail, WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Play } from '../../table/usePlay.ts'
import type { Picture } from './film/frames.ts'

export type WhitechapelPlay = Play<PosedWhitechapel, WhitechapelView, WhitechapelDetail, Picture>
