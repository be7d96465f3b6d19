import { useCallback, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { type Engine, EngineProvider } from '#src/engine/engine.ts';
import { createHomeEngine } from '#src/home/home-engine.ts';
import { HomePage } from '#src/home/home-page.tsx';
import { homeRoutes } from '#src/home/variants.ts';
import { useCardChanges } from '#src/platform/calls/card-news.ts';
import { lazyPage, loadInBackground } from '#src/platform/navigation/lazy-page.tsx';
import { isPublicPath } from '#src/platform/session/public-paths.ts';
import { isMember, useToken } from '#src/platform/session/session.ts';
import { PageSkeleton } from '#src/ui/skeleton/page.tsx';
import { AppBoundary } from './frame/app-boundary.tsx';
import { LoadingBar } from './frame/loading-bar.tsx';
import { TabBar } from './frame/tab-bar.tsx';
import { ToastView } from './frame/toast-view.tsx';
import { ToLogin } from './guard.tsx';

const loadPages = () => import('./pages.tsx');
const Pages = lazyPage(loadPages, <PageSkeleton />);

/** Loads all that draws the page at a path, which is no home page. */
export const loadPage = async (path: string): Promise<void> => {
  if (!isMember() && !isPublicPath(path)) return;
  await Pages.load();
  await (await loadPages()).loadView(path);
};

/** Interval in ms, and the number of attempts. */
const LOOK = 100;
const LOOKS = 30;

/** Waits on a home page until its first picture is requested, since nothing may delay that. */
const firstPicture = async (): Promise<void> => {
  for (let look = 0; look < LOOKS; look += 1) {
    if (document.images.length > 0 || !homeRoutes.includes(location.pathname)) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
};

const Companion = loadInBackground(() =>
  firstPicture().then(() => import('./afterwards/companion.tsx')),
);

const Home = ({ route, onRetry }: { route: string; onRetry: () => void }) => (
  <>
    <HomePage route={route} onRetry={onRetry} />
    <TabBar current="index" />
  </>
);

const Routed = ({ onRetry }: { onRetry: () => void }) => (
  <Switch>
    {homeRoutes.map((route) => (
      <Route key={route} path={route}>
        <Home route={route} onRetry={onRetry} />
      </Route>
    ))}
    <Route>
      <Pages />
    </Route>
  </Switch>
);

/**
 * A new session, and a member's card that begins or ends, get a new engine, so that neither another
 * member's answers nor outdated prices are shown.
 */
const useEngineOf = (token: string, firstEngine: Engine) => {
  const payer = `${token} ${useCardChanges()}`;
  const [held, setHeld] = useState({ payer, engine: firstEngine });
  const renew = useCallback(() => setHeld({ payer, engine: createHomeEngine() }), [payer]);
  if (held.payer !== payer) renew();
  return { engine: held.engine, renew };
};

export const App = ({ firstEngine }: { firstEngine: Engine }) => {
  const [path] = useLocation();
  const token = useToken();
  const { engine, renew } = useEngineOf(token, firstEngine);
  const allowed = token !== '' || isPublicPath(path);
  return (
    <EngineProvider value={engine}>
      <LoadingBar />
      <AppBoundary path={path}>
        {allowed ? <Routed onRetry={renew} /> : <ToLogin key={path} />}
      </AppBoundary>
      <ToastView />
      <Companion />
    </EngineProvider>
  );
};
