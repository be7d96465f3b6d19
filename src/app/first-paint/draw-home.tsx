import '../zod.ts';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Router } from 'wouter';
import * as z from 'zod/mini';
import type { ReadEndpoint } from '../../../schemas/define-endpoint.ts';
import { dataOf, envelope, SUCCESS } from '../../../schemas/envelope.ts';
import type { DrawHome, FirstPaint } from '../../../schemas/first-paint.ts';
import { registry } from '../../../sections/registry.ts';
import { createDiagnostics } from '../../engine/diagnostics.ts';
import { type Engine, EngineProvider } from '../../engine/engine.ts';
import { createLoader, type LoadedAnswer, type Loader } from '../../engine/load.ts';
import { HomePage } from '../../home/home-page.tsx';
import { loadClassic } from '../../home/use-classic-parts.ts';
import { loadComposer } from '../../home/use-composer.ts';
import { type Variant, variantAt, variants } from '../../home/variants.ts';
import { exactJson } from '../../platform/calls/exact-json.ts';
import { TabBar } from '../tab-bar.tsx';
import { everyCall } from './every-call.ts';
import { loadedCode, missedCode } from './load-code.ts';
import { filesOf } from './section-files.ts';

/** Sections that fill the screen of a tall phone, no more than the first view may weigh. */
const builtOf: Readonly<Record<Variant, number>> = {
  ordered: 6,
  variant1: 6,
  variant2: 5,
  variant3: 5,
  variant4: 5,
};
/** Where the back end names the variant. */
const BUILT = 5;
/** Each pass finds the calls that the answers of the one before have led to. */
const MOST_PASSES = 8;

const none = () => undefined;

/** As a string; what throws within a section is collected, and left out. */
const drawn = (page: ReactNode, errors: unknown[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // what is held back comes with scripts
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
      onShellError: reject,
      onAllReady: () => {
        const out = new PassThrough();
        text(out).then(resolve, reject);
        pipe(out);
      },
    });
  });

const bodyOf = ({ payload: schema }: ReadEndpoint, payload: unknown): string | undefined => {
  const { success, data } = z.safeParse(schema, payload);
  return success ? JSON.stringify(data) : undefined;
};

const readAnswer = (json: string): LoadedAnswer => {
  const read = z.safeParse(envelope, exactJson(json));
  if (!read.success) return { ok: false, why: 'no-envelope', message: '' };
  const { code, msg: message } = read.data;
  if (code !== SUCCESS) return { ok: false, why: `code ${code}`, message };
  return { ok: true, data: dataOf(read.data) };
};

const failed: LoadedAnswer = { ok: false, why: 'network', message: '' };

type Answers = FirstPaint['answers'][number][];
type Call = Parameters<DrawHome>[0]['call'];

/** Makes a visitor's calls and keeps the answers that can be handed on. */
const callerOf =
  (call: Call, answers: Answers) =>
  async ({ endpoint, payload }: Parameters<Loader['start']>[0]): Promise<LoadedAnswer> => {
    const body = bodyOf(endpoint, payload);
    if (endpoint.access === 'member' || body === undefined) return failed;
    const json = await call(endpoint.path, body);
    if (json === undefined) return failed;
    const answer = readAnswer(json);
    answers.push({ path: endpoint.path, body, text: json });
    return answer;
  };

/** A loader that tells which answers were looked for in vain. */
const watched = (loader: Loader) => {
  const missed = new Set<string>();
  const answer = (key: string) => {
    const found = loader.answer(key);
    if (!found) missed.add(key);
    return found;
  };
  /** Waits for what was missed; whether there was any that can be had. */
  const load = async (): Promise<boolean> => {
    const sources = [...missed].flatMap((key) => {
      const at = key.indexOf(' ');
      const endpoint = everyCall.get(key.slice(0, at));
      return endpoint ? [{ endpoint, payload: JSON.parse(key.slice(at + 1)) }] : [];
    });
    missed.clear();
    await Promise.all(sources.map(loader.wait));
    return sources.length > 0;
  };
  return { loader: { ...loader, answer }, load };
};

/** The code of all variants and sections, which a server has at hand. */
const prepare = async (): Promise<void> => {
  const classic = variants.flatMap((variant) => (variant === 'ordered' ? [] : [variant]));
  for (const definition of Object.values(registry)) loadedCode(definition);
  await Promise.all([loadComposer(), missedCode(), ...classic.map(loadClassic)]);
};

const prepared = prepare();
// whoever draws hears of a failure
prepared.catch(none);

const isLate = (late: Promise<unknown>, work: Promise<unknown>): Promise<boolean> =>
  Promise.race([late.then(() => true), work.then(() => false)]);

/**
 * Draws a home page by the code of the phones: over and over, until a pass looks for no further
 * answers and no further code.
 */
export const drawHome: DrawHome = async ({ path, call, wait }) => {
  await prepared;
  const late = wait();
  const variant = variantAt(path);
  const built = variant ? builtOf[variant] : BUILT;
  const answers: Answers = [];
  const { loader, load } = watched(createLoader(callerOf(call, answers)));
  const engine: Engine = {
    loader,
    first: built,
    lastGood: { get: none, set: none },
    // the browser judges the same answers, and tells
    diagnostics: createDiagnostics({ send: none, schedule: none }),
    onMessage: none,
  };
  const page = (
    <EngineProvider value={engine}>
      <Router ssrPath={path}>
        <HomePage route={path} onRetry={none} />
        <TabBar current="index" />
      </Router>
    </EngineProvider>
  );
  let over = false;
  for (let pass = 1; ; pass += 1) {
    const errors: unknown[] = [];
    const html = await drawn(page, errors);
    if (!over) {
      const further = Promise.all([load(), missedCode()]);
      over = (await isLate(late, further)) || pass === MOST_PASSES;
      // the last pass shows what has come in time
      if (over || (await further).some(Boolean)) continue;
    }
    const theme = /<main[^>]* data-theme="([\w-]*)"/.exec(html)?.[1] ?? '';
    return { html, theme, built, answers: [...answers], files: filesOf(html), errors };
  }
};
