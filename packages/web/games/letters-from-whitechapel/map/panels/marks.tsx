import type { Special } from './props.ts'

/** A hansom cab, or two walls with a way between. */
const SPECIALS: { readonly [special in Special]: string } = {
  coach: 'M-15-12H4L10 2H-12ZM-9-9V-1M2-9L5-1M-15 2L15 5M-11 9A7 7 0 1 1-11.1 9ZM10 11A5 5 0 1 1 9.9 11Z',
  alley: 'M-13-15V15M13-15V15M0 15V-11M-6-4L0-11L6-4',
}

export function SpecialMark({ special }: { readonly special: Special }) {
  return <path className="lw-special" d={SPECIALS[special]} />
}

/** Where the Time of the Crime stands, and where the murder was done. */
export function DropMark({ filled }: { readonly filled: boolean }) {
  return (
    <path
      className={filled ? 'lw-drop-mark lw-drop-filled' : 'lw-drop-mark'}
      d="M0-18C8-5 11 1 11 7A11 11 0 0 1-11 7C-11 1-8-5 0-18Z"
    />
  )
}

/** The end of the night: the sun over the roofs. */
export function DawnMark() {
  return <path className="lw-dawn" d="M-16 12H16M-9 12A9 9 0 0 1 9 12M0-13V-5M-15-4L-10 1M15-4L10 1" />
}
