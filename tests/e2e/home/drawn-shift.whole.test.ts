import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sectionOrder } from '#schemas/home/endpoints.ts';
import { sectionNames } from '#schemas/layout/home-sections.ts';
import { registry } from '#sections/registry.ts';
import { timeoutFactor, triesOf } from '../../harness/times.ts';
import { startUpstream, type UpstreamAnswer } from '../../server/harness/upstream.ts';
import { habits } from '../../server/harness/upstream-answers.ts';
import { openPage } from '../harness/browser.ts';
import { startServer } from '../harness/server.ts';
import {
  prepareVisits,
  randomOf,
  readShifts,
  settled,
  shuffled,
  type Visit,
  visitOf,
} from '../harness/shifts/random-visits.ts';
import { movedIn, takeoverOf, watchTakeover } from '../harness/shifts/takeover.ts';
import { onSite, shared } from '../harness/site.ts';
import { failedCalls } from '../harness/visits/bad-input.ts';

const SEED = Number(process.env.LAYOUT_SEED ?? 20_261_126);
const ORDERS = triesOf(8);
/** Of the first sections so many may fail. */
const FIRST = 8;
const MOST_FAILING = 4;
/** The token that the other back end knows. */
const TOKEN = 'upstream-token';

const upstream = shared(startUpstream);
const site = onSite(() => startServer({ apiOrigin: upstream().origin }));

const failures: readonly UpstreamAnswer[] = [
  'error',
  'html',
  'empty',
  'hang',
  { body: '{"code":500,"msg":"系统繁忙","data":null}' },
  { data: [] },
  { data: null },
];

type Trial = Visit & { seed: number; names: string[]; failing: [string, UpstreamAnswer][] };

/** An order, with calls that fail in it; every other one is a member's. */
const trialOf = (seed: number): Trial => {
  const random = randomOf(seed);
  const names = shuffled(sectionNames, random);
  const paths = names.slice(0, FIRST).flatMap((name) => registry[name].sources[0]?.path ?? []);
  const failing = shuffled(paths, random)
    .slice(0, random() * (MOST_FAILING + 1))
    .map((path): [string, UpstreamAnswer] => [path, shuffled(failures, random)[0] ?? 'error']);
  return { ...visitOf(random), seed, names, failing, token: seed % 2 ? TOKEN : undefined };
};

/** Opens the page that the server draws of it; gives what shifts or moves, and nothing otherwise. */
const tryOrder = async (page: Page, { seed, names, failing, token }: Trial) => {
  const { set, reset, release } = upstream();
  reset();
  set(sectionOrder.path, { data: names.map((name) => ({ name })) });
  for (const [path, answer] of failing) set(path, answer);
  await page.goto(`${site.server.origin}/drawIndex`, { waitUntil: 'domcontentloaded' });
  // the page has been drawn without what hangs, which comes now
  for (const [path, answer] of failing) if (answer === 'hang') set(path, { data: habits[path] });
  release();
  const takeover = await takeoverOf(page);
  await settled(page);
  const moved = movedIn(takeover, token !== undefined);
  const shifts = await readShifts(page);
  if (moved.length + shifts.length === 0) return [];
  return [{ seed, names: names.join(), failing: JSON.stringify(failing), token, moved, shifts }];
};

describe.each([320, 375, 430])('drawn by the server at %i px', (width) => {
  test('random orders with failing calls move nothing', {
    timeout: 180_000 * timeoutFactor,
  }, async () => {
    const trials = Array.from({ length: ORDERS }, (_, nth) => trialOf(SEED + width * 1000 + nth));
    const page = await openPage(site.browser, { fresh: true, width, expected: failedCalls });
    await watchTakeover(page);
    await prepareVisits(page, trials);
    const faults: object[] = [];
    for (const trial of trials) faults.push(...(await tryOrder(page, trial)));
    expect(faults).toEqual([]);
  });
});
