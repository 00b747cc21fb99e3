import type { ReactNode } from 'react'
import type { Title } from '../games.ts'

/** A small engraving for each title, in the colour of the text around it. */
const DRAWINGS: Readonly<Record<Title['id'], ReactNode>> = {
  'mr-jack': (
    <>
      <path d="M60 8l26 15v30L60 68 34 53V23z M34 53L8 68v-1 M86 53l26 15 M60 8V-6" opacity=".35" />
      <path d="M8 68l26-15 26 15v30 M60 68l26-15 26 15 M34 23L8 8 M86 23l26-15" opacity=".35" />
      <circle cx="60" cy="36" r="20" fill="currentColor" stroke="none" opacity=".16" />
      <path d="M53 28h14l-3.5 16h-7z" fill="currentColor" fillOpacity=".35" />
      <path d="M51 28l9-7 9 7z M60 21v-4 M60 44v20 M54 64h12 M55 48h10" />
    </>
  ),
  'mr-jack-new-york': (
    <>
      <path d="M0 66q10-5 20 0t20 0 20 0 20 0 20 0 20 0 M0 73q10-5 20 0t20 0 20 0 20 0 20 0 20 0" opacity=".45" />
      <path d="M44 62h32v-9H44z M49 53h22l-3-9H52z M55 44c-1-8-1-15 2-20h6c3 5 3 12 2 20" />
      <circle cx="60" cy="19.500" r="4" />
      <path d="M54.500 16l-3-3 M57.500 13.500L56-1.500 M60 13v-5 M62.500 13.500L64 9 M65.500 16l3-2 M57 25l-6-9-1-9 M48 7h5l-2.500-6z" />
      <path d="M8 62V36h10v26 M22 62V28h12v34 M88 62V32h10v30 M102 62V42h11v20" opacity=".45" />
    </>
  ),
  'letters-from-whitechapel': (
    <>
      <path d="M14 12h92v56H14z" />
      <path d="M14 12l46 32 46-32 M14 68l34-32 M106 68L72 36" />
      <circle cx="60" cy="46" r="9" fill="currentColor" fillOpacity=".25" />
      <path d="M56 42l8 8 M64 42l-8 8" />
      <path d="M20 4h14 M40 4h8 M86 76h14" opacity=".45" />
    </>
  ),
  'london-1888': (
    <>
      <path d="M0 60c24-10 34 8 60 2s36-12 60-4 M0 72c24-10 34 8 60 2s36-12 60-4" opacity=".45" />
      <path d="M26 58V24h12v36 M26 24l6-12 6 12 M82 58V24h12v32 M82 24l6-12 6 12 M38 44h44 M38 50h44 M38 30c14 12 30 12 44 0" />
      <path
        d="M29 30h6 M85 30h6 M47 44v-8 M54 44v-5.500 M60 44v-5 M66 44v-5.500 M73 44v-8 M0 52h26 M94 52h26"
        opacity=".7"
      />
    </>
  ),
}

export function Vignette({ of, className }: { readonly of: Title['id']; readonly className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 120 80"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {DRAWINGS[of]}
    </svg>
  )
}
