import { useEffect, useState } from 'react'

/** Whether the sheet is covered; what is to be secret is covered too as soon as another window lies over it. */
export function useCover(isSecret: boolean): readonly [boolean, (covered: boolean) => void] {
  const [covered, setCovered] = useState(isSecret)
  useEffect(() => {
    if (!isSecret) return
    const hide = () => {
      if (document.visibilityState === 'hidden') setCovered(true)
    }
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [isSecret])
  return [covered, setCovered]
}
