import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link } from 'wouter'
import styles from './Button.module.css'
import { Icon } from './Icon.tsx'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

interface Look {
  readonly kind?: ButtonKind
  readonly size?: 'normal' | 'large'
  readonly icon?: LucideIcon
}

function look({ kind = 'secondary', size = 'normal' }: Look, extra = ''): string {
  return `${styles.button} ${styles[kind]} ${size === 'large' ? styles.large : ''} ${extra}`
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & { readonly children: ReactNode; readonly ref?: Ref<HTMLButtonElement> }

export function Button({ kind, size, icon, children, className, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={look({ kind, size } as Look, className)}>
      {icon && <Icon of={icon} />}
      {children}
    </button>
  )
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: LucideIcon
  /** The accessible name, also shown as a hint. */
  readonly label: string
  readonly ref?: Ref<HTMLButtonElement>
}

/** A square button with a sign only. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={`${styles.button} ${styles.quiet} ${styles.square} ${className}`}
    >
      <Icon of={icon} />
    </button>
  )
}

/** A link that looks like a button: it leads somewhere, it does nothing. */
export function ButtonLink({
  kind,
  size,
  icon,
  href,
  children,
}: Look & { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className={look({ kind, size } as Look)}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  )
}
