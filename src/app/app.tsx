import { useCallback, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { FIRST } from '#schemas/layout/first-paint.ts';
import { type Engine, EngineProvider } from '#src/engine/engine.ts';
import { createHomeEngine } from '#src/home/home-engine.ts';
import { homeRoutes } from '#src/home/variants.ts';
import { useCardChanges } from '#src/platform/calls/card-news.ts';
import { couponChanges } from '#src/platform/calls/coupon-news.ts';
import { lazyPage, loadInBackground } from '#src/platform/navigation/lazy-page.tsx';
import { isPublicPath } from '#src/platform/session/public-paths.ts';
import { isMember, useToken } from '#src/platform/session/session.ts';
import { BootSkeleton } from '#src/ui/skeleton/boot.tsx';
import { PageSkeleton } from '#src/ui/skeleton/page.tsx';
import { AppBoundary } from './frame/app-boundary.tsx';
import { LoadingBar } from './frame/loading-bar.tsx';
import { TabBar } from './frame/tab-bar.tsx';
import { ToastView } from './frame/toast-view.tsx';
import { ToLogin } from './guard.tsx';

const HomePage = lazyPage(() => import('#src/home/home.ts'), <BootSkeleton />);

/** Starts the calls of a home page, and loads all that draws the sections that its document shows. */
export const loadHome = async (
  engine: Engine,
  path: string,
  shown: readonly string[] | undefined,
): Promise<void> => {
  const home = await import('#src/home/home.ts');
  home.startHome(engine, path);
  await Promise.all([HomePage.load(), shown && home.loadShown(engine, path, shown)]);
};

const Pages = lazyPage(
  async () => {
    // a visit that begins on a page has the rows of its noun
    if (homeRoutes.includes(location.pathname)) import('./routes.ts').catch(() => undefined);
    return import('./pages.tsx');
  },
  <PageSkeleton />,
);

/** Loads all that draws the page at a path, which is no home page, of the noun that the HTML names. */
export const loadPage = async (path: string, noun: string | undefined): Promise<void> => {
  // a visitor of a member's page is led to the login
  if (!isMember() && !isPublicPath(path)) return;
  const [code] = await Promise.all([import('./pages.tsx'), Pages.load()]);
  await code.loadView(path, noun);
};

/** Interval in ms, and the number of attempts. */
const LOOK = 100;
const LOOKS = 30;

const isOnScreen = (element: Element): boolean => element.getBoundingClientRect().top < innerHeight;

/** Whether the app has taken the page over, and all that is on the screen is drawn. */
const isDrawn = (): boolean =>
  !document.querySelector(`[${FIRST}]`) &&
  document.querySelector('[data-page], [data-state=ready]') !== null &&
  ![...document.querySelectorAll('main [aria-busy=true]')].some(isOnScreen);

/** Waits until the page answers, since nothing may delay that. */
const drawn = async (): Promise<void> => {
  for (let look = 0; look < LOOKS; look += 1) {
    const before = isDrawn();
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    // it has been painted meanwhile
    if (before) return;
  }
};

const Companion = loadInBackground(() => drawn().then(() => import('./afterwards/companion.tsx')));

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
 * A new session, a member's card that begins or ends, and a page left after a change of their coupons get a
 * new engine, so that neither another member's answers nor outdated prices are shown.
 */
const useEngineOf = (token: string, firstEngine: Engine) => {
  const payer = `${token} ${useCardChanges()} ${couponChanges()}`;
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
