import { memo } from 'react'

/** A Steamer from the side, around the middle of its berth. */
export const Steamer = memo(function Steamer() {
  return (
    <g className="ny-steamer">
      <path className="ny-wash" d="M-33 17q5-3 10 0t10 0t10 0t10 0t10 0t10 0" />
      <path className="ny-hull" d="M-32 3H32L25 16.5H-24Q-30 13-32 3Z" />
      <path className="ny-waterline" d="M-28.6 11.5H27.6L25 16.5H-24Q-27 14.6-28.6 11.5Z" />
      <path className="ny-house" d="M-22-5H22V3H-22ZM-14-12H10V-5H-14ZM-13-16H-6V-12H-13Z" />
      <path
        className="ny-port-light"
        d="M-18-2.6h4v3.2h-4ZM-11-2.6h4v3.2h-4ZM-4-2.6h4v3.2h-4ZM3-2.6h4v3.2h-4ZM10-2.6h4v3.2h-4ZM16.5-2.6h3v3.2h-3ZM-11.6-10h3.4v3h-3.4ZM5-10h3.4v3h-3.4Z"
      />
      <path className="ny-funnel" d="M-3.5-12L-2.5-27H4.5L3.5-12Z" />
      <path className="ny-funnel-band" d="M-3-19.5L-2.7-24H4.3L4-19.5Z" />
      <path className="ny-mast" d="M20-5V-22M20-21L32 2M20-21L4-13M-26 3V-12M-26-11L-14-14" />
      <path className="ny-funnel-band" d="M20-22H29L26.5-19L29-16H20Z" />
      <path className="ny-paddle" d="M-9 9A8 8 0 0 1 7 9Z" />
    </g>
  )
})

/** Where the smoke leaves the funnel, from the middle of the berth. */
export const FUNNEL = { x: 1, y: -28 } as const
