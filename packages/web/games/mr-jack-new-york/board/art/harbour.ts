import { CELLS, DIRECTIONS, neighbor } from '@gaslight/mr-jack-new-york'
import { edgeOf } from '../../../../board-kit/hex.ts'
import { at } from '../../../../board-kit/path.ts'
import { isLand, placeOf } from '../places.ts'
import { ISLAND_RIM } from './liberty.ts'

/** The shore of Manhattan, as loose edges: each is stroked by itself. */
const SHORE: string = CELLS.filter(({ id }) => isLand(id))
  .flatMap(({ id }) =>
    DIRECTIONS.filter(direction => !isLand(neighbor(id, direction)?.id ?? '')).map(direction => {
      const [from, to] = edgeOf(placeOf(id), direction)
      return `M${at(from)}L${at(to)}`
    }),
  )
  .join('')

/** Lines of the depth around both islands, as on a chart. */
export const DEPTHS = `${SHORE}${ISLAND_RIM}`
