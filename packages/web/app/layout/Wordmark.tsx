/** The sign of the house: a street lantern. */
export function Lantern({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <circle cx="16" cy="12.5" r="12" fill="var(--lamplight)" opacity="0.18" />
      <path d="M11 8h10l-2.2 10h-5.6z" fill="var(--lamplight)" />
      <path d="M9.5 7.5 16 3l6.5 4.5z M15 18h2v9h3.5v2h-9v-2H15z M10.8 18h10.4v1.6H10.8z" fill="currentColor" />
    </svg>
  )
}
