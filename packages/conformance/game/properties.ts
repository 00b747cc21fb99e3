import { drawsAreListed } from './chance.ts'
import { gamesEnd } from './end.ts'
import { hashIsRecomputed, hashSeparates } from './hash.ts'
import { historiesAreIndistinguishable } from './histories.ts'
import { attemptsAreJudged, listsAreCanonical } from './legal.ts'
import { recordsRoundTrip, tokensRoundTrip } from './notation.ts'
import { optionsAreSound } from './options.ts'
import type { Property } from './property.ts'
import { sampleFitsView, secretsAreCovered } from './sample.ts'
import { sealsVerify } from './seal.ts'
import { clonesAreIndependent, documentsRoundTrip } from './state.ts'
import { viewsAreJson, viewsArePatched } from './view.ts'

/** Everything a game must keep, each with fresh counters. */
export function properties(): Property[] {
  return [
    gamesEnd(),
    optionsAreSound(),
    listsAreCanonical(),
    attemptsAreJudged(),
    clonesAreIndependent(),
    documentsRoundTrip(),
    hashIsRecomputed(),
    hashSeparates(),
    drawsAreListed(),
    tokensRoundTrip(),
    recordsRoundTrip(),
    sealsVerify(),
    viewsAreJson(),
    viewsArePatched(),
    sampleFitsView(),
    secretsAreCovered(),
    historiesAreIndistinguishable(),
  ]
}
