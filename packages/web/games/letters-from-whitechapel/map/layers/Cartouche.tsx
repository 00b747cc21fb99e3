/** The title of the sheet, as it would be engraved on it. */
export function Cartouche() {
  return (
    <g className="lw-cartouche" transform="translate(846 566)">
      <path d="M-96-30H96M-96-27.4H96M-96 41H96M-96 38.4H96M-96-30Q-103-29-102-21Q-110-14-102-8V19Q-110 25-102 32Q-103 40-96 41M96-30Q103-29 102-21Q110-14 102-8V19Q110 25 102 32Q103 40 96 41" />
      <text className="lw-title" y="-1">
        Whitechapel
      </text>
      <text className="lw-subtitle" y="20">
        Anno 1888
      </text>
      <path d="M-22 28H22M-4 28L0 24.5L4 28L0 31.5Z" />
    </g>
  )
}
