import type { Fields } from '@gaslight/core'
import type { WhitechapelPosition } from './position.ts'
import type { WhitechapelView } from './view.ts'
export function checkView(_f: Fields, _view: WhitechapelView): void {}
export function checkPosition(_f: Fields, _p: WhitechapelPosition): void {}
