import { useEffect, useLayoutEffect } from 'react';
import { SWRConfig } from 'swr';
import { Route, Switch, useLocation, useParams } from 'wouter';
import { pathValues } from '#schemas/path-values.ts';
import { isId } from '#schemas/wire/primitives.ts';
import { useEngine } from '#src/engine/engine.ts';
import { dropEarlyCalls } from '#src/platform/calls/early-calls.ts';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { frameOf, type PageRoute } from '#src/platform/navigation/page.ts';
import { dropDocumentAnswers } from '#src/platform/reading/document-answers.ts';
import { pageAnswers } from '#src/platform/reading/page-answers.ts';
import { hearAnswers } from '#src/platform/reading/read-call.ts';
import { nameDocument } from '#src/platform/screen/document-name.ts';
import { useToken } from '#src/platform/session/session.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { CurrentPage } from '#src/ui/page/current-page.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { useDisabledCheck } from './disabled-check.ts';
import { AppBoundary } from './frame/app-boundary.tsx';
import NotFound from './frame/not-found.tsx';
import { OpeningRows, PageOpening } from './frame/page-opening.tsx';
import { TabBar } from './frame/tab-bar.tsx';
import { knownRoutes, loadRoutes } from './routes-store.ts';

type Entry = {
  route: PageRoute;
  frame: ReturnType<typeof frameOf>;
  Page: ReturnType<typeof lazyPage>;
};

const entries = new Map<string, Entry>();

/** One for each row, also where its noun's rows came before those of all. */
const entryOf = (route: PageRoute): Entry => {
  const known = entries.get(route.pattern);
  if (known) return known;
  const Page = lazyPage(route.view, <PageOpening />);
  const entry = { route, frame: frameOf(route), Page };
  entries.set(route.pattern, entry);
  return entry;
};

/** Loads the rows of a noun, and of them the code of the page at a path, if there is one. */
export const loadView = async (path: string, noun: string | undefined): Promise<void> => {
  await loadRoutes(noun);
  const row = knownRoutes.get().rows.find((each) => pathValues(each, path));
  if (row) await entryOf(row).Page.load();
};

/** Shown where the rows that are known name no page; the others' come with it. */
const OtherRows = lazyPage(
  async () => {
    await loadRoutes();
    return { default: OpeningRows };
  },
  <OpeningRows />,
);

/** Only the first page follows the HTML's own skeleton and calls, so only it shows without a delay. */
const useStartOver = () =>
  useEffect(
    () => () => {
      document.querySelector('.starting')?.classList.remove('starting');
      dropEarlyCalls();
      dropDocumentAnswers();
    },
    [],
  );

const idsFit = (values: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(values).every(([name, value = '']) => !/(?:^|_)id$/.test(name) || isId(value));

/** An address whose ids cannot be ids names nothing. */
const PageOrNotFound = (entry: Entry) =>
  idsFit(useParams()) ? <Titled {...entry} /> : <NotFound />;

const Titled = ({ route, frame, Page }: Entry) => {
  // before the page's own frame, which knows a more exact name
  useLayoutEffect(() => nameDocument(route.title), [route.title]);
  useStartOver();
  return (
    <>
      <CurrentPage value={frame}>
        <AppBoundary path="" frame={PageFrame}>
          <Page />
        </AppBoundary>
      </CurrentPage>
      {route.tab && <TabBar current={route.tab} />}
    </>
  );
};

const provider = pageAnswers;

/** Reports what a page shows after a default has replaced a faulty value. */
const useLookThrough = () => {
  const { onShown } = useEngine();
  useLayoutEffect(() => hearAnswers((endpoint, came) => onShown?.('', endpoint, came)), [onShown]);
};

export default function Pages() {
  const token = useToken();
  const [path] = useLocation();
  const { rows, whole } = useStore(knownRoutes);
  useDisabledCheck(path);
  useLookThrough();
  return (
    // the key gives every session its own cache, so that no answer shows in another session
    <SWRConfig key={token} value={{ provider }}>
      <Switch>
        {rows.map((row) => (
          <Route key={row.pattern} path={row.pattern}>
            {/* the key mounts the page anew when the path changes */}
            <PageOrNotFound key={path} {...entryOf(row)} />
          </Route>
        ))}
        <Route>{whole ? <NotFound /> : <OtherRows />}</Route>
      </Switch>
    </SWRConfig>
  );
}
