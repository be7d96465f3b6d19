import '../zod.ts';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { DrawHome, FirstPaint } from '#schemas/layout/first-paint.ts';
import type { ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import { readPayload } from '#schemas/wire/read-payload.ts';
import { homeRegistry } from '#sections/home-registry.ts';
import { registry } from '#sections/registry.ts';
import { createDiagnostics } from '#src/engine/diagnostics.ts';
import { type Engine, EngineProvider } from '#src/engine/engine.ts';
import { createLoader, type LoadedAnswer, type Loader, sourceKey } from '#src/engine/load.ts';
import type { Source } from '#src/engine/section-definition.ts';
import { loadClassic } from '#src/home/classic/use-classic-parts.ts';
import { HomePage } from '#src/home/home-page.tsx';
import { loadComposer } from '#src/home/use-composer.ts';
import { lastVariant } from '#src/home/use-variant.ts';
import { type Variant, variantAt, variantNamed, variants } from '#src/home/variants.ts';
import { readAnswer } from '#src/platform/calls/read-answer.ts';
import { TabBar } from '../frame/tab-bar.tsx';
import { everyCall } from './every-call.ts';
import { loadedCode, missedCode } from './load-code.ts';
import { builtIn, forVisitors, membersIn, modulesOf } from './section-files.ts';

/** Sections that fill the screen of a tall phone, as many as the weight of the first view allows. */
const builtOf: Readonly<Record<Variant, number>> = {
  ordered: 6,
  variant1: 6,
  variant2: 5,
  variant3: 5,
  variant4: 5,
};
const BUILT = 5;
/** Each pass finds the calls that follow from the answers of the pass before, or draws some of them. */
const MOST_PASSES = 24;

/** Sections that a page drawn as a whole has at most. */
const MOST_BUILT = 60;
/** How long the HTML waits for all missing answers before the finished part is sent, in ms. */
const STEP = 20;

const SECTION = '<section data-section=';
const SECTION_END = '</section>';

const none = () => undefined;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const lateAfter = (ms: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, ms, 'late');
  });
  return { late, inTime: () => clearTimeout(timer) };
};

type Drawn = { picture: string; html: string; errors: unknown[] };

/** Links that React puts ahead of the page; one of them preloads the first picture of the screen. */
const AHEAD = /^(?:<link rel="preload"[^>]*>)*/;
const FIRST_PICTURE = /<link [^>]*fetchPriority="high"[^>]*>/;

const VARIANT = /^<main[^>]* data-variant="(\w*)"/;
const THEME = /^<main[^>]*( data-theme="[\w-]*")/;

const parted = (text: string, errors: unknown[]): Drawn => {
  const [ahead = ''] = AHEAD.exec(text) ?? [];
  const [picture = ''] = FIRST_PICTURE.exec(ahead) ?? [];
  const page = text.slice(ahead.length);
  const [, theme = ''] = THEME.exec(page) ?? [];
  // the tab bar reads the theme from the root element, which is sent before the theme is known
  const html = page.replace('</main><nav', () => `</main><nav${theme}`);
  return { picture, html, errors };
};

/** React's mark in place of a section that threw. */
const LEFT_OUT = '<!--$!-->';

/** The same HTML in a third less time, for a page in which nothing throws; undefined for another. */
const drawnAtOnce = (page: ReactNode): Drawn | undefined => {
  try {
    const html = renderToString(page);
    return html.includes(LEFT_OUT) ? undefined : parted(html, []);
  } catch {
    return undefined;
  }
};

/** Renders the page as HTML; a section that throws is left out and its error collected. */
const drawnWithErrors = (page: ReactNode): Promise<Drawn> =>
  new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const { pipe } = renderToPipeableStream(page, {
      // React sends what it holds back with scripts
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
      onShellError: reject,
      onAllReady: () => {
        const out = new PassThrough();
        text(out).then((html) => resolve(parted(html, errors)), reject);
        pipe(out);
      },
    });
  });

const drawn = async (page: ReactNode): Promise<Drawn> => drawnAtOnce(page) ?? drawnWithErrors(page);

const READY = /<section data-section="[^"]*" data-state="(?:ready"|loading"[^>]* data-for=)/y;

/** The length of HTML that later answers do not change: up to the first section that is not ready. */
const settledIn = (html: string): number => {
  let end = 0;
  for (let at = html.indexOf(SECTION); at >= 0; at = html.indexOf(SECTION, at + 1)) {
    READY.lastIndex = at;
    if (!READY.test(html)) return end && at;
    end = html.indexOf(SECTION_END, at) + SECTION_END.length;
  }
  return end;
};

const bodyOf = ({ payload: schema }: ReadEndpoint, payload: unknown): string | undefined => {
  const { success, data } = readPayload(schema, payload);
  return success ? JSON.stringify(data) : undefined;
};

const failed: LoadedAnswer = { ok: false, why: 'network', message: '' };

type FirstAnswer = FirstPaint['answers'][number];
type Call = Parameters<DrawHome>[0]['call'];

/** Answers as they were read last, by call: most are the same text each time, and what is read of an object is cached by it. */
const readings = new Map<string, { json: string; answer: LoadedAnswer }>();
const MOST_READINGS = 200;

const readOnce = (call: string, json: string): LoadedAnswer => {
  const before = readings.get(call);
  if (before?.json === json) return before.answer;
  const answer = readAnswer(json);
  if (readings.size >= MOST_READINGS) readings.clear();
  readings.set(call, { json, answer });
  return answer;
};

const callerOf =
  (call: Call, answers: Map<string, FirstAnswer>) =>
  async (source: Source): Promise<LoadedAnswer> => {
    const { endpoint, payload } = source;
    const body = bodyOf(endpoint, payload);
    if (endpoint.access === 'member' || body === undefined) return failed;
    const json = await call(endpoint.path, body);
    if (json === undefined) return failed;
    const answer = readOnce(`${endpoint.path} ${body}`, json);
    answers.set(sourceKey(source), {
      ...{ path: endpoint.path, payload: JSON.stringify(payload), body, text: json },
    });
    return answer;
  };

/** `used`: the calls whose answers the page asked for, in the order in which they were made. */
const watched = (loader: Loader, expected: readonly Source[]) => {
  const missed = new Set<string>();
  const asked = new Set<string>();
  const made = new Map(expected.map((source) => [sourceKey(source), source]));
  const answer = (key: string) => {
    asked.add(key);
    const found = loader.answer(key);
    if (!found) missed.add(key);
    return found;
  };
  const sourceOf = (key: string): Source | undefined => {
    const at = key.indexOf(' ');
    const endpoint = everyCall.get(key.slice(0, at));
    return endpoint && { endpoint, payload: JSON.parse(key.slice(at + 1)) };
  };
  const load = (): Promise<unknown>[] => {
    const sources = [...missed].flatMap((key) => made.get(key) ?? sourceOf(key) ?? []);
    missed.clear();
    for (const source of sources) made.set(sourceKey(source), source);
    return sources.map(loader.wait);
  };
  const used = () => [...made].flatMap(([key, source]) => (asked.has(key) ? source : []));
  return { loader: { ...loader, answer }, load, used };
};

/** The calls that a page was drawn from last. */
const callsOf = new Map<string, readonly Source[]>();

const prepare = async (): Promise<void> => {
  const classic = variants.flatMap((variant) => (variant === 'ordered' ? [] : [variant]));
  const definitions = [...Object.values(registry), ...Object.values(homeRegistry)];
  for (const definition of definitions) loadedCode(definition);
  await Promise.all([loadComposer(), ...missedCode(), ...classic.map(loadClassic)]);
};

const prepared = prepare();
// `drawHome` awaits `prepared` and so reports the failure
prepared.catch(none);

/**
 * Sends a page part by part: `grow` sends what will not change, `end` the rest. Where an earlier part has
 * changed since it was sent, the browser draws the rest.
 */
const sender = (send: (html: string, drawn: Drawn, last: boolean) => void) => {
  let sent: string | undefined;
  const pass = (page: Drawn, length: number, last = false) => {
    const html = page.html.slice(0, length);
    const before = sent ?? '';
    if (html === sent || !html.startsWith(before)) return html === sent;
    send(html.slice(before.length), page, last);
    sent = html;
    return true;
  };
  return {
    grow: (page: Drawn) => pass(page, settledIn(page.html)),
    end: (page: Drawn) => {
      if (!pass(page, page.html.length, true))
        page.errors.push(new Error('what was sent of the page has changed'));
    },
  };
};

const pageOf = (path: string, engine: Engine): ReactNode => (
  <EngineProvider value={engine}>
    <Router ssrPath={path}>
      <HomePage route={path} onRetry={none} />
      <TabBar current="index" />
    </Router>
  </EngineProvider>
);

const wantedOf = (whole: boolean, variant: Variant | undefined): number => {
  if (whole) return MOST_BUILT;
  return variant ? builtOf[variant] : BUILT;
};

/** How many further sections are to be built in place of those that turned out empty; 0 where there are none. */
const missingIn = (html: string, whole: boolean): number => {
  const built = builtIn(html).length;
  const slots = html.split(SECTION).length - 1 - built - membersIn(html).all;
  const [, name = ''] = VARIANT.exec(html) ?? [];
  return slots === 0 ? 0 : Math.max(0, wantedOf(whole, variantNamed(name)) - built);
};

/**
 * Draws a home page with the code of the phones, pass after pass, until a pass misses neither answers nor
 * code. The calls that it was drawn from last time are made ahead of the first pass.
 */
export const drawHome: DrawHome = async ({ path, whole, call, limit, onPart }) => {
  await prepared;
  const { late, inTime } = lateAfter(limit);
  const answers = new Map<string, FirstAnswer>();
  const name = `${path} ${whole}`;
  const expected = callsOf.get(name) ?? [];
  const { loader, load, used } = watched(createLoader(callerOf(call, answers)), expected);
  const engine = (count?: number): Engine => ({
    loader,
    first: count,
    lastGood: { get: none, set: none },
    // the browser checks the same answers and reports
    diagnostics: createDiagnostics({ send: none, schedule: none }),
    onMessage: none,
  });
  const early = await Promise.race([Promise.all(expected.map(loader.wait)), late, pause(STEP)]);
  let first = wantedOf(whole, variantAt(path) ?? lastVariant(engine()));
  const forAll = (html: string) => first - membersIn(html).built;
  const { grow, end } = sender((html, { html: all, picture }, last) =>
    onPart({ html, built: forAll(all), picture, last, files: modulesOf(all) }),
  );
  const paintOf = ({ html, errors }: Drawn): FirstPaint => {
    const calls = used();
    callsOf.set(name, calls);
    const answered = calls.flatMap((source) => answers.get(sourceKey(source)) ?? []);
    return { built: forAll(html), answers: answered, errors };
  };
  // what was waited for before the first pass counts
  let step = early ? STEP : 0;
  let over = false;
  for (let pass = 1; ; pass += 1) {
    const now = await drawn(pageOf(path, engine(first)));
    // without JavaScript nothing would fill these places
    if (whole) now.html = forVisitors(now.html);
    const missed: Promise<unknown>[] = over ? [] : [...load(), ...missedCode()];
    if (missed.length === 0) {
      const missing = over || pass >= MOST_PASSES ? 0 : missingIn(now.html, whole);
      first += missing;
      if (missing > 0) continue;
      inTime();
      end(now);
      return paintOf(now);
    }
    const all = Promise.all(missed).then(() => 'all' as const);
    const stands = await Promise.race([all, late, pause(step)]);
    step = STEP;
    if (!stands) grow(now);
    // the last pass shows what has arrived in time
    over = stands === 'late' || pass >= MOST_PASSES;
    if (stands) continue;
    const some = Promise.race(missed).then(() => pause(STEP));
    over = (await Promise.race([all, late, some])) === 'late' || over;
  }
};
