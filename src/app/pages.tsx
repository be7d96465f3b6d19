import { lazy, Suspense, useEffect } from 'react';
import { SWRConfig } from 'swr';
import { Route, Switch, useLocation } from 'wouter';
import type { PageRoute } from '../platform/navigation/page-route.ts';
import { pageAnswers } from '../platform/reading/page-answers.ts';
import { useToken } from '../platform/session/session.ts';
import { PageSkeleton } from '../ui/skeleton/page.tsx';
import { useDisabledCheck } from './disabled-check.ts';
import NotFound from './not-found.tsx';
import { routes } from './routes.ts';
import { codeOf } from './stale-code.ts';
import { TabBar } from './tab-bar.tsx';

type Entry = { pattern: string; route: PageRoute; Page: ReturnType<typeof lazy> };

const entries: readonly Entry[] = Object.entries(routes).map(([pattern, route]) => ({
  pattern,
  route,
  Page: lazy(() => codeOf(route.load)),
}));

/** Where the HTML's own shape stood, the first page follows it without a pause; later ones need not. */
const useStartOver = () =>
  useEffect(() => () => document.querySelector('.starting')?.classList.remove('starting'), []);

const Titled = ({ route, Page }: Entry) => {
  useEffect(() => {
    document.title = route.title;
  }, [route.title]);
  useStartOver();
  return (
    <>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
      {route.tab && <TabBar current={route.tab} />}
    </>
  );
};

const provider = pageAnswers;

/** Every page that is no home page: its table, its guard's second half, its title. */
export default function Pages() {
  const token = useToken();
  const [path] = useLocation();
  useDisabledCheck(path);
  return (
    // answers of one session are not shown in another one
    <SWRConfig key={token} value={{ provider }}>
      <Switch>
        {entries.map((entry) => (
          <Route key={entry.pattern} path={entry.pattern}>
            {/* another path of the same page begins anew */}
            <Titled key={path} {...entry} />
          </Route>
        ))}
        <Route>
          <NotFound />
        </Route>
      </Switch>
    </SWRConfig>
  );
}
