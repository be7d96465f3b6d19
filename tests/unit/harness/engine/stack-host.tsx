import { StrictMode } from 'react';
import { vi } from 'vitest';
import type { Diagnostic } from '#schemas/diagnostics/endpoints.ts';
import { createDiagnostics } from '#src/engine/diagnostics.ts';
import { EngineProvider } from '#src/engine/engine.ts';
import { createLoader, type LoadedAnswer } from '#src/engine/load.ts';
import type { ResolvedSection } from '#src/engine/resolve.ts';
import type { SectionModule, Source } from '#src/engine/section-definition.ts';
import { SectionStack } from '#src/engine/section-stack.tsx';
import { answerOf, goodRows, memoryOfGood, newsCall, registryOf, section } from './fixtures.tsx';

/** Like an in-app list: shows its data, breaks on an item titled 坏. */
export const TitledList: SectionModule = {
  default: ({ title, data }) => {
    const items = data as { title: string }[];
    if (items.some((item) => item.title === '坏')) throw new Error('cannot show this');
    return <p>{`${title}：${items.map((item) => item.title).join('、')}`}</p>;
  },
};

export const setup = (
  caller: (source: Source) => Promise<LoadedAnswer> = async () => answerOf(goodRows),
) => {
  const reported: Diagnostic[] = [];
  const diagnostics = createDiagnostics({
    send: (entries) => reported.push(...entries),
    schedule: () => undefined,
  });
  const engine = {
    loader: createLoader(caller),
    lastGood: memoryOfGood(),
    diagnostics,
    onMessage: vi.fn(),
  };
  const onNothing = vi.fn();
  const page = (resolved: readonly ResolvedSection[]) => (
    <StrictMode>
      <EngineProvider value={engine}>
        <SectionStack resolved={resolved} onNothing={onNothing} />
      </EngineProvider>
    </StrictMode>
  );
  const faults = () => {
    diagnostics.flush();
    return reported.map(({ fault, section: name, shown }) => `${fault} ${name} ${shown}`);
  };
  return { engine, onNothing, page, faults };
};

export const registryOfLists = (...names: string[]) =>
  registryOf(
    ...names.map((name) => {
      const endpoint = { ...newsCall, path: `/v1/test/${name}` };
      return section(name, { sources: [endpoint], load: async () => TitledList });
    }),
  );

export const broken = [{ id: '9', label: '坏' }];
export const byPath = (answers: Record<string, LoadedAnswer>) => async (source: Source) =>
  answers[source.endpoint.path] ?? answerOf(goodRows);
