import '../zod.ts';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Router } from 'wouter';
import type { DrawPage } from '#schemas/layout/first-paint.ts';
import { pathValues } from '#schemas/path-values.ts';
import { isId } from '#schemas/wire/primitives.ts';
import { createDiagnostics } from '#src/engine/diagnostics.ts';
import { type Engine, EngineProvider } from '#src/engine/engine.ts';
import { createLoader } from '#src/engine/load.ts';
import { frameOf, type PageRoute } from '#src/platform/navigation/page.ts';
import { sessionKeys } from '#src/platform/session/session.ts';
import { keepToMemory, removeLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { CurrentPage } from '#src/ui/page/current-page.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import { firstCalls } from '../first-calls.ts';
import { TabBar } from '../frame/tab-bar.tsx';
import { pageRows } from '../page-rows.ts';
import { asDrawing } from './drawing.ts';

const none = () => undefined;

const engine: Engine = {
  loader: createLoader(async () => ({ ok: false, why: 'network', message: '' })),
  lastGood: { get: none, set: none },
  diagnostics: createDiagnostics({ send: none, schedule: none }),
  onMessage: none,
};

// a member who is drawn leaves no trace in a storage that newer versions of Node may have
keepToMemory();

/** Draws with a session, of which nothing but its presence is known. */
const asMember = (draw: () => string) => (): string => {
  writeLocal(sessionKeys.token, 'member');
  try {
    return draw();
  } finally {
    removeLocal(sessionKeys.token);
  }
};

const idsFit = (values: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(values).every(([name, value = '']) => !/(?:^|_)id$/.test(name) || isId(value));

const rowAt = (path: string) =>
  pageRows.find(({ page }) => {
    const values = pathValues(page, path);
    return values && idsFit(values);
  });

const Plain = () => (
  <PageFrame flush>
    <Skeletons shapes={[['rows', 6]]} />
  </PageFrame>
);

type Address = { path: string; search: string };

const pageAt = ({ path, search }: Address, route: PageRoute, content: ReactNode) => (
  <EngineProvider value={engine}>
    <Router ssrPath={path} ssrSearch={search}>
      <Route path={route.pattern}>
        <CurrentPage value={frameOf(route)}>{content}</CurrentPage>
        {route.tab && <TabBar current={route.tab} />}
      </Route>
    </Router>
  </EngineProvider>
);

const nowhere = {
  html: '',
  title: '',
  pattern: '',
  files: [],
  waiting: false,
  answers: [],
  missed: [],
  params: [],
  errors: [],
};

export const drawPage: DrawPage = async ({ path, search = '', answers, member, plain }) => {
  const row = rowAt(path);
  if (!row) return nowhere;
  const { page: route, view } = row;
  const { default: View } = await route.view();
  const errors: unknown[] = [];
  const draw = (Shown: ComponentType) => {
    const html = () => renderToStaticMarkup(pageAt({ path, search }, route, <Shown />));
    return asDrawing(answers ?? new Map(), member ? asMember(html) : html);
  };
  const drawn = (() => {
    try {
      return draw(plain ? Plain : View);
    } catch (error) {
      errors.push(error);
      return draw(Plain);
    }
  })();
  return {
    ...drawn,
    // the mark of the app's own page
    html: drawn.html.replace(/ data-page="[^"]*"/, ''),
    title: drawn.title || route.title,
    pattern: route.pattern,
    files: [view],
    waiting: drawn.html.includes('aria-busy="true"'),
    errors,
  };
};

/** The pages that visitors may see, with their first calls. */
export const publicPages = pageRows.flatMap(({ page }) =>
  page.access === 'public' ? [{ pattern: page.pattern, calls: firstCalls(page) }] : [],
);
