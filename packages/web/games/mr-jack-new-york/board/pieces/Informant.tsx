import { memo } from 'react'

/** The Informant: a newsboy, no character. A bubble says whether he talks. */
export const Informant = memo(function Informant({ side }: { readonly side: 'talkative' | 'mute' }) {
  return (
    <g className={`ny-informant ny-${side}`}>
      <ellipse className="mj-token-shadow" cx="-4" cy="24" rx="17" ry="5" />
      <path className="ny-informant-coat" d="M-18 24C-19 8-15 0-7 0C1 0 5 8 4 24Z" />
      <path className="ny-informant-line" d="M-7 4V24M-13 10L-7 15L-1 10" />
      <path className="ny-informant-paper" d="M-1 11L11 8.5L13 20L1 22.5Z" />
      <path className="ny-informant-line" d="M2 14L10 12.4M2.6 17L10.6 15.4M3.2 20L8 19" />
      <circle className="ny-informant-face" cx="-7" cy="-7" r="7.2" />
      <path
        className="ny-informant-cap"
        d="M-15.5-9C-16-17-11-19.5-7-19.5C-2-19.5 1-16 1-10L6-8.6Q6-6.6 3-6.6L-14-8Z"
      />
      <path className="ny-bubble" d="M6-29H25Q29-29 29-25V-14Q29-10 25-10H14L6-3.5L8.4-10Q3-10 3-14V-25Q3-29 6-29Z" />
      {side === 'talkative' ? (
        <path className="ny-bubble-words" d="M7.6-23.6H24.4M7.6-19.5H24.4M7.6-15.4H18" />
      ) : (
        <path className="ny-bubble-silence" d="M9.5-25.5L22.5-13.5M22.5-25.5L9.5-13.5" />
      )}
    </g>
  )
})
