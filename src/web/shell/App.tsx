import { useQueryClient } from '@tanstack/react-query';
import { NavigateProvider } from '../state/navigation.tsx';
import { PageProvider } from '../state/page.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { Head } from './Head.tsx';
import { layouts } from './layouts.ts';
import { FailureGuard } from './on-demand.tsx';
import type { Shown } from './Document.tsx';
import { useNavigation } from './useNavigation.ts';

/** What a page that cannot be drawn in the browser gives way to (RT-19). */
const fault = { status: 500, code: null };
const reportToConsole = (error: unknown) => console.error(error);

/** The page on the screen in its layout, and the way from one page to the next. */
export function App({ initial }: { initial: Shown }) {
  const { shown, isLoading, go } = useNavigation(initial);
  const queries = useQueryClient();
  const { module, page, route, error } = shown;
  const Layout = layouts[error ? 'default' : route.layout];
  const Page = module.default;
  return (
    <NavigateProvider value={go}>
      <PageProvider value={page}>
        <Head meta={error ? null : (module.meta?.(page, queries) ?? null)} status={error?.status ?? 200} />
        <Layout isLoading={isLoading} routeName={error ? 'error' : route.name}>
          {error ? (
            <ErrorPage {...error} />
          ) : (
            <FailureGuard key={page.path} onFailure={reportToConsole} instead={<ErrorPage {...fault} />}>
              <Page />
            </FailureGuard>
          )}
        </Layout>
      </PageProvider>
    </NavigateProvider>
  );
}
