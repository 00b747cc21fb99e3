/** Around what the pointer or the keyboard is on. */
export function Ring({
  focused,
  d,
  transform,
}: {
  readonly focused: boolean
  readonly d: string
  readonly transform?: string
}) {
  return (
    <g className={focused ? 'mj-pointed mj-focused' : 'mj-pointed'} transform={transform}>
      <path className="mj-pointed-under" d={d} />
      <path d={d} />
    </g>
  )
}
