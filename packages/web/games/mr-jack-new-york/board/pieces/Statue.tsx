import type { Point } from '../../../../board-kit/hex.ts'
import { moved } from '../../../../board-kit/path.ts'

/** Liberty on her pedestal, around the middle of its foot. */
export function Statue({ at }: { readonly at: Point }) {
  return (
    <g className="ny-statue" transform={moved(at)}>
      <circle className="mj-lamp-halo" cx="-14.5" cy="-127" r="27" />
      <path className="ny-pedestal-shade" d="M10 0L8-38L26-8L28 0Z" />
      <path
        className="ny-pedestal"
        d="M-17 1H17L15.5-6H-15.5ZM-12-6H12L10-13H-10ZM-9.5-13H9.5L8-38H-8ZM-11-38H11V-42.5H-11Z"
      />
      <path className="ny-pedestal-line" d="M-5-15L-4.3-36M0-15V-36M5-15L4.3-36M-15.5-6H15.5M-10-13H10" />
      <path
        className="ny-copper"
        d="M-8.5-42.5C-9.5-54-9-66-8-76C-7.4-82-6.6-85-4.6-86.6L-12.4-110.5L-16.4-111L-16.2-113.4L-12.6-114.4L-10.2-113.6L-2.4-89.4L-1.2-90.4C-3-92-3.6-94.4-3.2-96.6L3.4-96.6C3.8-94.4 3.2-92 1.4-90.4C4-89.4 6.4-88 7.4-85.4L12.6-79L11.2-66.5L8.2-67C9-59 9.4-51 8.6-42.5Z"
      />
      <path className="ny-tablet" d="M7-84.5L14-82.5L11.4-66L5-68.4Z" />
      <path className="ny-copper" d="M-3.4-96.4A3.6 4.6 0 1 1 3.6-96.4ZM-3.9-98.6Q0-101 4-98.6V-97H-3.9Z" />
      <path
        className="ny-diadem"
        d="M-3.4-99.6L-8.6-103M-2.4-101L-5.6-106.6M-.8-101.8L-2-108M.9-101.8L2.2-108M2.5-101L5.8-106.6M3.5-99.6L8.8-103"
      />
      <path className="ny-torch" d="M-17.6-113.2H-11.2L-12.4-117H-13.2L-13.4-111H-15.2L-15.4-117H-16.4Z" />
      <path className="ny-torch" d="M-18.6-117.4H-10.6L-11.8-120.4H-17.4Z" />
      <path
        className="ny-flame"
        d="M-14.4-134C-12.6-130.4-9.8-128.6-10.6-124.4C-11-122-12.4-120.6-14.5-120.6C-16.8-120.6-18.4-122.2-18.4-124.6C-18.4-128-15.4-130-14.4-134Z"
      />
      <path
        className="ny-fold"
        d="M-4.6-84C-6-70-6-56-5-43.5M-1-82C-2-68-1.6-56-1.6-43.5M3.6-78C3-66 3.4-54 3-43.5M-6-82C0-76 4-74 8-67.5"
      />
    </g>
  )
}
