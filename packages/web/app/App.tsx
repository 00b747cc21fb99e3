import type { Client } from '@gaslight/client'
import { Suspense } from 'react'
import { Route, Switch, useLocation, useRoute } from 'wouter'
import { Toasts } from '../design/Toast.tsx'
import { SpeechContext, useSpeech } from '../i18n/index.ts'
import { ClientProvider } from './client.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Layout } from './layout/Layout.tsx'
import { PageSkeleton } from './layout/PageSkeleton.tsx'
import { MeProvider } from './me.tsx'
import { nowhere, pages } from './pages.ts'
import type { Part } from './part.ts'
import { usePart } from './usePart.ts'

export function App({ client }: { readonly client: Client }) {
  return (
    <SpeechContext value={useSpeech()}>
      <ClientProvider client={client}>
        <MeProvider>
          <Toasts>
            <Routes />
          </Toasts>
        </MeProvider>
      </ClientProvider>
    </SpeechContext>
  )
}

function Routes() {
  const [at] = useLocation()
  const [playing] = useRoute('/play/*')
  const [local] = useRoute('/local/*')
  const [beside] = useRoute('/companion/:game/:id')
  return (
    <Layout place={playing || local || beside ? 'table' : 'page'}>
      <ErrorBoundary at={at}>
        <Suspense fallback={<PageSkeleton />}>
          <Switch>
            {Object.entries(pages).map(([path, page]) => (
              <Route key={path} path={path}>
                <PageOf page={page} />
              </Route>
            ))}
            <PageOf page={nowhere} />
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </Layout>
  )
}

function PageOf({ page }: { readonly page: Part<object> }) {
  const Page = usePart(page)
  return Page === null ? <PageSkeleton /> : <Page />
}
