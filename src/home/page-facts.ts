import { pageLayout } from '#schemas/classic/endpoints.ts';
import type { Diagnostic } from '#schemas/diagnostics/endpoints.ts';
import {
  getIndexSystem,
  moduleStart,
  sectionOrder,
  viewTemplate,
} from '#schemas/home/endpoints.ts';
import { switchVersion } from '#schemas/site/start-endpoints.ts';
import type { Data, ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import type { Engine } from '#src/engine/engine.ts';
import { judge, type LastGood } from '#src/engine/judge.ts';
import { type Loader, sourceKey } from '#src/engine/load.ts';
import { TIMEOUT } from '#src/platform/calls/answered.ts';

const SECTION = '首页';

const fact = (endpoint: ReadEndpoint, otherwise: Diagnostic['shown'] = 'hidden', payload = {}) => ({
  endpoint,
  payload,
  otherwise,
});

const layoutFact = (variant: string) => fact(pageLayout, 'shipped', { variant });

const layoutFacts = {
  variant1: layoutFact('variant1'),
  variant2: layoutFact('variant2'),
  variant3: layoutFact('variant3'),
  variant4: layoutFact('variant4'),
};

const facts = {
  ...layoutFacts,
  order: fact(sectionOrder, 'shipped'),
  config: fact(getIndexSystem),
  modules: fact(moduleStart),
  template: fact(viewTemplate, 'shipped'),
  version: fact(switchVersion),
};

export type FactName = keyof typeof facts;
type Layout = Data<typeof pageLayout>;

type Known = {
  order: Data<typeof sectionOrder>;
  config: Data<typeof getIndexSystem>;
  modules: Data<typeof moduleStart>;
  template: Data<typeof viewTemplate>;
  version: Data<typeof switchVersion>;
  variant1: Layout;
  variant2: Layout;
  variant3: Layout;
  variant4: Layout;
};

/** null for a fact without an answer. */
export type PageFacts<N extends FactName> = { [K in N]: Known[K] | null } & {
  faults: Diagnostic[];
};

export const orderedFacts = ['order', 'config', 'modules'] as const;

export const startFacts = (loader: Loader, names: readonly FactName[]): void => {
  for (const name of names) loader.start(facts[name]);
};

export const waitingFacts = <N extends FactName>(loader: Loader, names: readonly N[]): N[] =>
  names.filter((name) => loader.answer(sourceKey(facts[name])) === undefined);

/** Facts that the back end was silent about for as long as a call may take. */
export const timedOutFacts = <N extends FactName>(loader: Loader, names: readonly N[]): N[] =>
  names.filter((name) => {
    const answer = loader.answer(sourceKey(facts[name]));
    return answer?.ok === false && answer.why === TIMEOUT;
  });

export const answeredFacts = (loader: Loader, names: readonly FactName[]): number =>
  names.length - waitingFacts(loader, names).length;

export const showFacts = ({ loader, onShown }: Engine, names: readonly FactName[]): void => {
  for (const name of names) {
    const answer = loader.answer(sourceKey(facts[name]));
    if (answer?.ok) onShown?.(SECTION, facts[name].endpoint, answer.data);
  }
};

/**
 * The known facts: the answer, else the last good one. A call without an answer yet counts as failed, but
 * reports no fault.
 */
export const readFacts = <N extends FactName>(
  loader: Loader,
  lastGood: LastGood,
  names: readonly N[],
): PageFacts<N> => {
  const faults: Diagnostic[] = [];
  const waiting = { ok: false, why: 'waiting', message: '' } as const;
  const read = (name: N): unknown => {
    const fact = facts[name];
    const answer = loader.answer(sourceKey(fact));
    const judgement = judge(SECTION, fact, answer ?? waiting, lastGood, fact.otherwise);
    // a back end of another kind has no layouts; the shipped ones serve
    if (answer?.ok || (answer && !(name in layoutFacts))) faults.push(...judgement.faults);
    return judgement.outcome.shows ? judgement.outcome.data : null;
  };
  const known = Object.fromEntries(names.map((name) => [name, read(name)]));
  // each fact was read by the schema of its endpoint and is stored under that endpoint's name
  return { ...known, faults } as PageFacts<N>;
};
