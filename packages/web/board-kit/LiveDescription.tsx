/** Says to screen readers what the keyboard has reached; nothing is seen. */
export function LiveDescription({ text }: { readonly text: string }) {
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  )
}
