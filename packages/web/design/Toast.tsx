import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import styles from './Toast.module.css'

interface Toast {
  readonly id: number
  readonly tone: 'news' | 'problem'
  readonly text: string
}

export interface Speaker {
  /** Shows a line for a while and has it read out. A problem interrupts, news wait their turn. */
  show(text: string, tone?: Toast['tone']): void
  /** Has a line read out by screen readers and shows nothing. */
  announce(text: string): void
}

const Context = createContext<Speaker | null>(null)

const SHOWN_FOR = { news: 4_000, problem: 9_000 } as const

/** The page's one place for passing news: a corner for the eyes and live regions for the ears. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const said = useRef<HTMLDivElement>(null)
  const last = useRef(0)

  const show = useCallback((text: string, tone: Toast['tone'] = 'news') => {
    last.current += 1
    const id = last.current
    setToasts(old => [...old.filter(toast => toast.text !== text).slice(-2), { id, tone, text }])
    setTimeout(() => setToasts(old => old.filter(toast => toast.id !== id)), SHOWN_FOR[tone])
  }, [])
  // Written straight into the page: at a fast table something is read out with every change, and each would draw all anew.
  const announce = useCallback((text: string) => {
    const region = said.current
    // A no-break space at the end makes a repeated line a new one, so that it is read again.
    if (region !== null) region.textContent = region.textContent === text ? `${text}\u00a0` : text
  }, [])
  const speaker = useMemo(() => ({ show, announce }), [show, announce])

  return (
    <Context value={speaker}>
      {children}
      <div ref={said} className="visually-hidden" role="status" aria-live="polite" />
      <div className={styles.toasts}>
        {toasts.map(toast => (
          <p
            key={toast.id}
            className={`${styles.toast} ${toast.tone === 'problem' ? styles.problem : ''}`}
            role={toast.tone === 'problem' ? 'alert' : 'status'}
          >
            {toast.text}
          </p>
        ))}
      </div>
    </Context>
  )
}

export function useSpeaker(): Speaker {
  const speaker = useContext(Context)
  if (!speaker) throw new Error('useSpeaker needs <Toasts> around it')
  return speaker
}
