import '../zod.ts';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { ReadEndpoint } from '../../../schemas/define-endpoint.ts';
import { registry } from '../../../sections/registry.ts';
import { createDiagnostics } from '../../engine/diagnostics.ts';
import { type Engine, EngineProvider } from '../../engine/engine.ts';
import { createLoader, type LoadedAnswer } from '../../engine/load.ts';
import { loadCode } from '../../engine/load-code.ts';
import { HomePage } from '../../home/home-page.tsx';
import { TabBar } from '../tab-bar.tsx';
import { everyCall } from './every-call.ts';

export const renderHome = async (
  path: string,
  call: (path: string, body: string) => Promise<LoadedAnswer>,
) => {
  await Promise.all(
    Object.values(registry).map((definition) => loadCode(definition).catch(() => undefined)),
  );
  const loader = createLoader(async ({ endpoint, payload }) =>
    call(endpoint.path, JSON.stringify(payload ?? {})),
  );
  const missed = new Set<string>();
  const watched = {
    ...loader,
    answer: (key: string) => {
      const a = loader.answer(key);
      if (a === undefined) missed.add(key);
      return a;
    },
  };
  const engine: Engine = {
    loader: watched,
    lastGood: { get: () => undefined, set: () => undefined },
    diagnostics: createDiagnostics({ send: (e) => console.log(e), schedule: () => undefined }),
    onMessage: () => undefined,
  };
  const render = () =>
    renderToString(
      <EngineProvider value={engine}>
        <Router ssrPath={path}>
          <HomePage route={path} onRetry={() => undefined} />
          <TabBar current="index" />
        </Router>
      </EngineProvider>,
    );
  let html = '';
  for (let pass = 0; pass < 6; pass += 1) {
    missed.clear();
    html = render();
    if (missed.size === 0) break;
    await Promise.all(
      [...missed].map((key) => {
        const at = key.indexOf(' ');
        const endpoint = everyCall.get(key.slice(0, at)) as ReadEndpoint;
        return endpoint && loader.wait({ endpoint, payload: JSON.parse(key.slice(at + 1)) });
      }),
    );
  }
  return html;
};
