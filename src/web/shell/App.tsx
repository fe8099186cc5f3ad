import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { NavigateProvider } from '../state/navigation.tsx';
import { PageProvider } from '../state/page.tsx';
import { useLazyModule } from '../ui/lazy-module.ts';
import { Head } from './Head.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { layouts } from './layouts.tsx';
import type { Shown } from './Document.tsx';
import { errorPageCode } from './error-page-code.ts';
import { useNavigation } from './useNavigation.ts';

const reportToConsole = (error: unknown) => console.error(error);

/** The current page in its layout, and navigation to the next. */
export function App({ initial }: { initial: Shown }) {
  const { shown, isLoading, go } = useNavigation(initial);
  const { module, page, route, error } = shown;
  const Layout = layouts[error ? 'default' : route.layout];
  const Page = module.default;
  // Memoised: the progress bar of the next page is no reason to render this one again.
  const content = useMemo(
    () =>
      error ? (
        <LazyErrorPage {...error} />
      ) : (
        <ErrorBoundary key={page.path} onError={reportToConsole} fallback={<FailedPage />}>
          <Page />
        </ErrorBoundary>
      ),
    [Page, page.path, error],
  );
  return (
    <NavigateProvider value={go}>
      <PageProvider value={page}>
        <ErrorBoundary key={page.path} onError={reportToConsole} fallback={<Head meta={null} status={500} />}>
          <PageHead {...shown} />
        </ErrorBoundary>
        <Layout isLoading={isLoading} routeName={error ? 'error' : route.name}>
          {content}
        </Layout>
      </PageProvider>
    </NavigateProvider>
  );
}

/** Has an error boundary like the page: the data that breaks the page may break its title too. */
function PageHead({ module, page, error }: Shown) {
  const queries = useQueryClient();
  return <Head meta={error ? null : (module.meta?.(page, queries) ?? null)} status={error?.status ?? 200} />;
}

/** Shown when a page fails in the browser (RT-19). Rendering the same data again would fail again, so the page is reloaded. */
function FailedPage() {
  return (
    <Suspense fallback={null}>
      <LazyErrorPage status={500} code={null} onRetry={() => location.reload()} />
    </Suspense>
  );
}

/** For expected errors this code is already there: `hydratePage` and `preparePage` fetch it. */
function LazyErrorPage(props: NonNullable<Shown['error']> & { onRetry?: () => void }) {
  const { ErrorPage } = useLazyModule(errorPageCode);
  return <ErrorPage {...props} />;
}
