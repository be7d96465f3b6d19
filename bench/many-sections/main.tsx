import '#src/app/zod.ts';
import '#src/ui/tokens/tokens.css';
import '#src/ui/tokens/base.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { sectionNames } from '#schemas/layout/home-sections.ts';
import type { LayoutNode } from '#schemas/layout/layout.ts';
import { registry } from '#sections/registry.ts';
import { createDiagnostics } from '#src/engine/diagnostics.ts';
import { EngineProvider } from '#src/engine/engine.ts';
import { createLoader } from '#src/engine/load.ts';
import { resolve } from '#src/engine/resolve.ts';
import { SectionStack } from '#src/engine/section-stack.tsx';
import { samples } from '#stories/sections/section-samples.ts';
import { watchPage } from './watch.ts';

/** A static layout of `?sections=` real sections, whose calls are answered locally. */
const wanted = Number(new URLSearchParams(location.search).get('sections'));

const payloads = new Map<string, unknown>(
  sectionNames.flatMap((name) => {
    const path = registry[name].sources[0]?.path;
    return path === undefined ? [] : [[path, samples[name].常规] as const];
  }),
);

const nodes = Array.from(
  { length: wanted },
  (_, number): LayoutNode => ({ name: sectionNames[number % sectionNames.length] ?? '' }),
);

const engine = {
  loader: createLoader(({ endpoint }) =>
    Promise.resolve({ ok: true, data: payloads.get(endpoint.path) }),
  ),
  lastGood: { get: () => undefined, set: () => undefined },
  diagnostics: createDiagnostics({ send: () => undefined, schedule: () => undefined }),
  onMessage: () => undefined,
};

const Page = () => {
  const [resolved] = useState(() =>
    resolve({ gated: false, nodes }, null, {
      registry,
      member: true,
      modules: { liveModule: true },
    }),
  );
  return <SectionStack resolved={resolved} onNothing={() => undefined} />;
};

watchPage();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <EngineProvider value={engine}>
      <Page />
    </EngineProvider>,
  );
