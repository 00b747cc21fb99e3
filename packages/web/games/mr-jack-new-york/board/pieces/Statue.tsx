import { moved } from '../../../../board-kit/path.ts'
import type { Point } from '../../../../board-kit/point.ts'

/** Liberty on her pedestal, around the middle of its foot. */
export function Statue({ at }: { readonly at: Point }) {
  return (
    <g className="ny-statue" transform={moved(at)}>
      <circle className="mj-lamp-halo" cx="-14.5" cy="-127" r="27" />
      <path className="mj-token-shadow" d="M10 0L8-38L26-8L28 0Z" />
      <path
        className="ny-pedestal"
        d="M-17 1H17L15.5-6H-15.5ZM-12-6H12L10-13H-10ZM-9.5-13H9.5L8-38H-8ZM-11-38H11V-42.5H-11Z"
      />
      <path className="ny-fold" d="M-5-15L-4.5-36M0-15V-36M5-15L4.5-36M-15.5-6H15.5M-10-13H10" />
      <path
        className="ny-copper"
        d="M-8.5-42.5C-9.5-54-9-66-8-76C-7.5-82-6.5-85-4.5-86.5L-12.5-110.5L-16.5-111L-16-113.5L-12.5-114.5L-10-113.5L-2.5-89.5L-1-90.5C-3-92-3.5-94.5-3-96.5L3.5-96.5C4-94.5 3-92 1.5-90.5C4-89.5 6.5-88 7.5-85.5L12.5-79L11-66.5L8-67C9-59 9.5-51 8.5-42.5Z"
      />
      <path className="ny-copper" d="M7-84.5L14-82.5L11.5-66L5-68.5Z" />
      <path className="ny-copper" d="M-3.5-96.5A3.5 4.5 0 1 1 3.5-96.5ZM-4-98.5Q0-101 4-98.5V-97H-4Z" />
      <path
        className="ny-diadem"
        d="M-3.5-99.5L-8.5-103M-2.5-101L-5.5-106.5M-1-102L-2-108M1-102L2-108M2.5-101L6-106.5M3.5-99.5L9-103"
      />
      <path className="ny-torch" d="M-17.5-113H-11L-12.5-117H-13L-13.5-111H-15L-15.5-117H-16.5Z" />
      <path className="ny-torch" d="M-18.5-117.5H-10.5L-12-120.5H-17.5Z" />
      <path
        className="ny-flame"
        d="M-14.5-134C-12.5-130.5-10-128.5-10.5-124.5C-11-122-12.5-120.5-14.5-120.5C-17-120.5-18.5-122-18.5-124.5C-18.5-128-15.5-130-14.5-134Z"
      />
      <path
        className="ny-fold"
        d="M-4.5-84C-6-70-6-56-5-43.5M-1-82C-2-68-1.5-56-1.5-43.5M3.5-78C3-66 3.5-54 3-43.5M-6-82C0-76 4-74 8-67.5"
      />
    </g>
  )
}
