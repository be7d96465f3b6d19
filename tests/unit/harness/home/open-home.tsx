import type { Diagnostic } from '#schemas/diagnostics/endpoints.ts';
import { moduleStart, viewTemplate } from '#schemas/home/endpoints.ts';
import { allSections } from '#schemas/layout/all-sections.ts';
import type { SectionName } from '#schemas/layout/home-sections.ts';
import { switchVersion } from '#schemas/site/start-endpoints.ts';
import { registry } from '#sections/registry.ts';
import { type Engine, EngineProvider } from '#src/engine/engine.ts';
import { createLoader, type LoadedAnswer } from '#src/engine/load.ts';
import { loadCode } from '#src/engine/load-code.ts';
import type { Source } from '#src/engine/section-definition.ts';
import { loadClassic } from '#src/home/classic/use-classic-parts.ts';
import { HomePage } from '#src/home/home-page.tsx';
import { variants } from '#src/home/variants.ts';
import { samples } from '#stories/sections/section-samples.ts';
import { answerOf, memoryOfGood } from '../engine/fixtures.tsx';
import { mount, settle } from '../mount.tsx';

/** An answer, or what a call is answered depending on what it sends. */
export type HomeAnswers = Record<
  string,
  LoadedAnswer | ((payload: Source['payload']) => LoadedAnswer | Promise<LoadedAnswer>)
>;

// the record's own keys, which `Object.keys` widens to string
const names = Object.keys(allSections) as SectionName[];
const bySample: HomeAnswers = Object.fromEntries(
  names.flatMap((name) =>
    registry[name].sources.map(({ path }) => [path, answerOf(samples[name].常规)] as const),
  ),
);

const everyday: HomeAnswers = {
  ...bySample,
  // one of the second calls answers in its own shape
  '/v7/index/getV7Index': answerOf(samples.课程模块.常规),
  '/v7/Index/getV7Indexse': answerOf(samples.课程模块.常规),
  [moduleStart.path]: answerOf({ liveModule: 1 }),
  [switchVersion.path]: answerOf(1),
  [viewTemplate.path]: answerOf({ template: 'variant2' }),
};

/** Loads all code and layouts, so that only a test's own answers decide when a page is complete. */
export const loadEverything = async (): Promise<void> => {
  const classic = variants.flatMap((variant) =>
    variant === 'ordered' ? [] : loadClassic(variant),
  );
  await Promise.all([...classic, ...Object.values(registry).map(loadCode)]);
};

/** An engine whose calls are answered here; `requests` and `notices` grow with what happens. */
export const homeEngine = (over: HomeAnswers = {}, lastGood = memoryOfGood()) => {
  const requests: Source[] = [];
  const notices: Diagnostic[] = [];
  const engine: Engine = {
    loader: createLoader(async (source) => {
      requests.push(source);
      const known = { ...everyday, ...over }[source.endpoint.path] ?? answerOf(null);
      return typeof known === 'function' ? known(source.payload) : known;
    }),
    lastGood,
    diagnostics: { report: (fault) => notices.push(fault), flush: () => undefined },
    onMessage: () => undefined,
  };
  return { engine, requests, notices };
};

/** Opens a home address on an engine and waits until nothing more happens. */
export const openHome = async (
  route: string,
  over: HomeAnswers = {},
  lastGood = memoryOfGood(),
) => {
  const made = homeEngine(over, lastGood);
  const page = (engine: Engine) => (
    <EngineProvider value={engine}>
      <HomePage key={route} route={route} onRetry={() => undefined} />
    </EngineProvider>
  );
  const { host, render } = await mount(page(made.engine));
  await settle();
  await settle();
  const paths = () => made.requests.map(({ endpoint }) => endpoint.path);
  return {
    ...made,
    host,
    paths,
    leave: () => render(null),
    comeBack: () => render(page(made.engine)),
  };
};
