/** Moves an element from one frame to the next, and nothing of the page is laid out, painted or layered anew for it. */
export interface Glide {
  /** Shows the element under a CSS transform instead of that of its style. */
  to(transform: string): void
  /** Leaves the element to its style again. */
  stop(): void
}

/**
 * A transform in a style has the browser look for what overlaps what on the whole page, each time it changes. Of what is
 * animated the browser supposes the worst, once: here an animation stands still, and is given another picture.
 */
export function glideOn(element: Element): Glide {
  const effect = new KeyframeEffect(element, null, { duration: 1, fill: 'both' })
  const still = new Animation(effect)
  return {
    to(transform) {
      effect.setKeyframes({ transform: [transform, transform] })
      if (still.playState === 'idle') still.pause()
    },
    stop: () => still.cancel(),
  }
}
