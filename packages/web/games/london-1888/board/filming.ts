import './film.css'

export { filmOf, projectorOf } from './film.ts'
export { PropsOfFilm } from './layers/PropsOfFilm.tsx'
