import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { type Engine, EngineProvider } from '../engine/engine.ts';
import { createHomeEngine } from '../home/home-engine.ts';
import { HomePage } from '../home/home-page.tsx';
import { homeRoutes } from '../home/variants.ts';
import { BootSkeleton } from '../ui/boot-skeleton.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { TabBar } from './tab-bar.tsx';
import { ToastView } from './toast-view.tsx';

const NotFound = lazy(() => import('./not-found.tsx'));

const Home = ({ route, onRetry }: { route: string; onRetry: () => void }) => (
  <>
    <HomePage route={route} onRetry={onRetry} />
    <TabBar current="index" />
  </>
);

/** The whole app: its routes, and what stands above every page. */
export const App = ({ firstEngine }: { firstEngine: Engine }) => {
  const [path] = useLocation();
  const [engine, setEngine] = useState(firstEngine);
  const retry = useCallback(() => setEngine(createHomeEngine()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path starts at its top
  useEffect(() => {
    // some browsers answer with a promise, which is no cleanup
    scrollTo(0, 0);
  }, [path]);
  return (
    <EngineProvider value={engine}>
      <LoadingBar />
      <Suspense fallback={<BootSkeleton />}>
        <Switch>
          {homeRoutes.map((route) => (
            <Route key={route} path={route}>
              <Home route={route} onRetry={retry} />
            </Route>
          ))}
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
      <ToastView />
    </EngineProvider>
  );
};
