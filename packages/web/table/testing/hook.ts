import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

/** A hook in a component that draws nothing, so that React needs hardly any page for it. */
export interface Hooked<Props, Value> {
  /** What it gave when it was drawn last. */
  value(): Value
  /** How often it was drawn. */
  draws(): number
  draw(props: Props): Promise<void>
}

export async function hooked<Props extends object, Value>(
  use: (props: Props) => Value,
  first: Props,
): Promise<Hooked<Props, Value>> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('window', { HTMLIFrameElement: class {} })
  const place = { nodeType: 1, tagName: 'DIV', addEventListener() {}, ownerDocument: { addEventListener() {} } }
  const root = createRoot(place as unknown as Element)
  const drawn: Value[] = []
  const Component = (props: Props) => {
    drawn.push(use(props))
    return null
  }
  const draw = (props: Props) => act(async () => root.render(createElement(Component, props)))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    vi.unstubAllGlobals()
  })
  await draw(first)
  return { value: () => drawn[drawn.length - 1], draws: () => drawn.length, draw }
}
