import type { ReactNode } from 'react';
import type { Diagnostics } from '#src/engine/diagnostics.ts';
import { judge, type LastGood, layoutFaults, sectionFault } from '#src/engine/judge.ts';
import { type LoadedAnswer, type Loader, sourceKey, startCalls } from '#src/engine/load.ts';
import { type ResolvedSection, shownSections } from '#src/engine/resolve.ts';
import type { SectionDefinition, SectionModule } from '#src/engine/section-definition.ts';
import { SectionRoot, SectionView } from '#src/engine/section-view.tsx';

export type LoadedPage = {
  modules: ReadonlyMap<SectionDefinition, SectionModule>;
  answers: ReadonlyMap<string, LoadedAnswer>;
};

const nothing: LoadedAnswer = { ok: true, data: undefined };

/** Waits for all calls and all code of a page, in parallel; code that cannot be had is missing. */
export const loadPage = async (
  resolved: readonly ResolvedSection[],
  loader: Loader,
): Promise<LoadedPage> => {
  const shown = shownSections(resolved);
  startCalls(shown, loader);
  const modules = new Map<SectionDefinition, SectionModule>();
  const answers = new Map<string, LoadedAnswer>();
  const code = [...new Set(shown.map(({ definition }) => definition))].map((definition) =>
    definition.load().then(
      (module) => modules.set(definition, module),
      () => undefined,
    ),
  );
  const calls = shown.flatMap(({ source }) =>
    source ? loader.wait(source).then((answer) => answers.set(sourceKey(source), answer)) : [],
  );
  await Promise.all([...code, ...calls]);
  return { modules, answers };
};

/** The page in one piece, as a server renders it: checked, degraded and without waiting. */
export const renderPage = (
  resolved: readonly ResolvedSection[],
  page: LoadedPage,
  lastGood: LastGood,
  diagnostics: Pick<Diagnostics, 'report'>,
): ReactNode[] => {
  for (const fault of layoutFaults(resolved)) diagnostics.report(fault);
  return shownSections(resolved).map((section) => {
    const module = page.modules.get(section.definition);
    const answer = section.source ? page.answers.get(sourceKey(section.source)) : nothing;
    if (!module)
      diagnostics.report(sectionFault(section, { fault: 'code-missing', shown: 'hidden' }));
    if (!module || !answer) return null;
    const { outcome, faults } = judge(section.definition.name, section.source, answer, lastGood);
    for (const fault of faults) diagnostics.report(fault);
    if (!outcome.shows) return null;
    return (
      <SectionRoot key={section.key} section={section} state="ready">
        <SectionView section={section} module={module} data={outcome.data} />
      </SectionRoot>
    );
  });
};
