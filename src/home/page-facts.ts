import type { Diagnostic } from '../../schemas/api/diagnostics.ts';
import { getIndexSystem, moduleStart, sectionOrder } from '../../schemas/api/home.ts';
import type { Data, Endpoint } from '../../schemas/define-endpoint.ts';
import { judge, type LastGood } from '../engine/judge.ts';
import { type Loader, sourceKey } from '../engine/load.ts';
import type { ShownSection } from '../engine/resolve.ts';

/** A call that the page itself stands on, judged like a section's. */
const fact = (endpoint: Endpoint): ShownSection & { source: object } => ({
  key: endpoint.path,
  index: 0,
  given: '首页',
  title: '首页',
  settings: {},
  reasons: [],
  shows: true,
  definition: {
    name: '首页',
    aliases: [],
    sources: [endpoint],
    Skeleton: () => null,
    load: () => Promise.reject(new Error('a fact has no code')),
  },
  source: { endpoint, payload: {} },
});

const facts = {
  order: fact(sectionOrder),
  config: fact(getIndexSystem),
  modules: fact(moduleStart),
};

/** What the ordered page is assembled from; null where it cannot be had. */
export type PageFacts = {
  order: Data<typeof sectionOrder> | null;
  config: Data<typeof getIndexSystem> | null;
  modules: Data<typeof moduleStart> | null;
  faults: Diagnostic[];
};

const all = Object.values(facts);

/** Starts the page's own calls, as early as the address is known. */
export const startFacts = (loader: Loader): void => {
  for (const { source } of all) if (source) loader.start(source);
};

/** How many of the page's own calls have been answered. */
export const answeredFacts = (loader: Loader): number =>
  all.filter(({ source }) => source && loader.answer(sourceKey(source))).length;

export const FACT_COUNT = all.length;

/**
 * The facts as far as they are known: the answer, else the last good one. A call that has not been
 * answered yet counts as failed, without a fault.
 */
export const readFacts = (loader: Loader, lastGood: LastGood): PageFacts => {
  const faults: Diagnostic[] = [];
  const read = (section: ShownSection): unknown => {
    const key = section.source && sourceKey(section.source);
    const answer = key === undefined ? undefined : loader.answer(key);
    const waiting = { ok: false, why: 'waiting', message: '' } as const;
    const judgement = judge(section, answer ?? waiting, lastGood);
    if (answer) faults.push(...judgement.faults);
    return judgement.outcome.shows ? judgement.outcome.data : null;
  };
  // each was read by the schema of its own endpoint
  return {
    order: read(facts.order) as PageFacts['order'],
    config: read(facts.config) as PageFacts['config'],
    modules: read(facts.modules) as PageFacts['modules'],
    faults,
  };
};
