/** The title of the sheet, as it would be engraved on it, in the corner that no street takes. */
export function Cartouche() {
  return (
    <g className="ld-cartouche" transform="translate(96 549)">
      <path className="ld-plate" d="M-72-34H72V37H-72Z" />
      <path d="M-66-34H66M-66-31.5H66M-66 37H66M-66 34.5H66M-66-34Q-73-33-72-25Q-80-18-72-12V15Q-80 21-72 28Q-73 36-66 37M66-34Q73-33 72-25Q80-18 72-12V15Q80 21 72 28Q73 36 66 37" />
      <text className="ld-title" y="-2">
        London
      </text>
      <text className="ld-subtitle" y="21">
        Anno 1888
      </text>
    </g>
  )
}
