import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

const protect = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // Whether there is TLS is known to the proxy that ends it.
  strictTransportSecurity: false,
})

/** The headers that protect pages and what belongs to them. Made once, instead of anew for each request. */
export const FOR_PAGES: Readonly<Record<string, string>> = protective()

/**
 * The headers that protect data: it is taken for nothing else, kept by nobody, and neither framed nor embedded by others.
 * What a page may do is no question where there is none, and a decision's answer is shorter than the rest of the headers.
 */
export const FOR_DATA: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

function protective(): Record<string, string> {
  const headers: Record<string, string> = {}
  const collector = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  protect({} as IncomingMessage, collector as unknown as ServerResponse, () => {})
  return headers
}
