import { type ReactNode, useState } from 'react';
import { Route, Router } from 'wouter';
import { EngineProvider } from '#src/engine/engine.ts';
import { frameOf, type PageRoute } from '#src/platform/navigation/page.ts';
import { randomKey } from '#src/platform/writing/random-key.ts';
import { CurrentPage } from '#src/ui/page/current-page.ts';
import { FreshCalls } from './fresh-calls.tsx';
import { createStoryEngine } from './story-engine.ts';

export type PageAddress = {
  /** Such as `/coursedet/7`; else the page's pattern with 1 for whatever varies. */
  path?: string;
  /** Such as `tab=lessons`. */
  search?: string;
};

type Props = { page: PageRoute; at: PageAddress; children: ReactNode };

const stay = () => undefined;

/** A page as it is newly opened in the app: under its registration, its calls and lists begin anew. */
export const OpenedPage = ({ page, at, children }: Props) => {
  const { path = page.pattern.replace(/:\w+/g, '1'), search = '' } = at;
  const [locationHook] = useState(() => () => [path, stay] as [string, typeof stay]);
  const [searchHook] = useState(() => () => search);
  const [engine] = useState(createStoryEngine);
  const [frame] = useState(() => frameOf(page));
  useState(() => history.replaceState({ ...Object(history.state), entry: randomKey() }, ''));
  return (
    <FreshCalls>
      <EngineProvider value={engine}>
        <Router hook={locationHook} searchHook={searchHook}>
          <Route path={page.pattern}>
            <CurrentPage value={frame}>{children}</CurrentPage>
          </Route>
        </Router>
      </EngineProvider>
    </FreshCalls>
  );
};
