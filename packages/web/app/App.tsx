import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react'
import { Route, Switch, useLocation, useRoute } from 'wouter'
import { Toasts } from '../design/Toast.tsx'
import { ClientProvider } from './client.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Layout } from './layout/Layout.tsx'
import { PageSkeleton } from './layout/PageSkeleton.tsx'
import { MeProvider } from './me.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { pages } from './pages.ts'

const lazyPages = Object.entries(pages).map(([path, load]): readonly [string, LazyExoticComponent<ComponentType>] => [
  path,
  lazy(async () => ({ default: await load() })),
])

export function App() {
  return (
    <ClientProvider>
      <MeProvider>
        <Toasts>
          <Routes />
        </Toasts>
      </MeProvider>
    </ClientProvider>
  )
}

function Routes() {
  const [at] = useLocation()
  const [playing] = useRoute('/play/*')
  const [local] = useRoute('/local/*')
  return (
    <Layout place={playing || local ? 'table' : 'page'}>
      <ErrorBoundary at={at}>
        <Suspense fallback={<PageSkeleton />}>
          <Switch>
            {lazyPages.map(([path, Page]) => (
              <Route key={path} path={path} component={Page} />
            ))}
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </Layout>
  )
}
