import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sectionOrder } from '#schemas/home/endpoints.ts';
import { sectionNames } from '#schemas/layout/home-sections.ts';
import { registry } from '#sections/registry.ts';
import { sectionOrderTable } from '#server/db/tables/home.ts';
import { markOf } from '#src/platform/calls/card-news.ts';
import { timeoutFactor, triesOf } from '../../harness/times.ts';
import { randomOf, shuffled } from '../harness/shifts/random-visits.ts';
import { changedIn, changeOf, watchChange } from '../harness/shifts/seen.ts';
import { watchWords, wordsNow, wordsSeen } from '../harness/shifts/words.ts';
import { onSite } from '../harness/site.ts';
import { failedCalls } from '../harness/visits/bad-input.ts';
import { buildAll, loginAs, visitHome } from '../harness/visits/home.ts';

const SEED = Number(process.env.LAYOUT_SEED ?? 20_261_130);
const ORDERS = triesOf(24);
const SLOWEST = 250;
const MOST_FAILING = 4;

const site = onSite();

const people = ['', 'demo_doctor', 'demo_vip', 'demo_vip'] as const;
const cards = ['', '0', '1', ''] as const;
const widths = [320, 375, 768] as const;

const tokens = new Map<string, string>();
beforeAll(async () => {
  for (const name of ['demo_doctor', 'demo_vip']) tokens.set(name, await loginAs(site.db, name));
});

const isCall = (url: URL) => /^\/vb?\d*\//.test(url.pathname);

const publish = async (names: readonly string[]) => {
  await site.db.delete(sectionOrderTable);
  await site.db
    .insert(sectionOrderTable)
    .values(names.map((name, position) => ({ name, position })));
  const answered = async () => {
    const answer = await fetch(site.server.origin + sectionOrder.path, { method: 'POST' });
    return (await answer.json()).data?.map(({ name }: { name: string }) => name).join();
  };
  // an answer is shared for a moment
  await expect.poll(answered).toBe(names.join());
};

/** An order of sections, who comes, and which of their calls are slow, late or fail. */
const trialOf = (seed: number) => {
  const random = randomOf(seed);
  const names = shuffled(sectionNames, random);
  const paths = shuffled(
    // the place of what members alone see goes where it fails, and what stands below follows
    names.slice(0, 8).flatMap((name) => {
      const [source] = registry[name].sources;
      return source?.access === 'public' ? source.path : [];
    }),
    random,
  );
  const failing = paths.slice(0, seed % 2 ? random() * (MOST_FAILING + 1) : 0);
  const person = Math.floor(random() * people.length);
  return {
    ...{ seed, names, failing, random },
    token: tokens.get(people[person] ?? ''),
    card: cards[person] ?? '',
    width: shuffled(widths, random)[0] ?? 375,
  };
};

type Trial = ReturnType<typeof trialOf>;

/** Stands over the page's foot after a call that has reached nothing. */
const OFFLINE_BAR = /网络已断开|ground rgb\(74, 84, 94\)/;

const fail = (route: Route, random: () => number) =>
  random() < 0.5 ? route.abort() : route.fulfill({ status: 500, body: '<h1>busy</h1>' });

const disturb = async (page: Page, { failing, random }: Trial) => {
  await page.route(isCall, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, random() * SLOWEST));
    const { pathname } = new URL(route.request().url());
    return failing.includes(pathname) ? fail(route, random) : route.continue();
  });
};

/** A list's foot on the server's page, pressed three times before the code has come. */
const FOOT = '#root[data-first] [data-section] button[data-does=swap]';

const pressFoot = async (page: Page): Promise<string> => {
  const foot = page.locator(FOOT).first();
  if ((await foot.count()) === 0) return '';
  for (const _press of [1, 2, 3]) await foot.evaluate((button: HTMLElement) => button.click());
  return foot.evaluate(
    (button) => button.closest<HTMLElement>('[data-section]')?.dataset.section ?? '',
  );
};

const visit = async (trial: Trial) => {
  const { token, card, width } = trial;
  await publish(trial.names);
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const further: string[] = [];
  const page = await visitHome(site, {
    ...{ token, width, drawn: true, fresh: true },
    expected: [...failedCalls, /ERR_/],
    prepare: async (opened) => {
      if (token)
        await opened.addInitScript(
          (state) => localStorage.setItem('CARD', state),
          card && `${markOf(token)} ${card}`,
        );
      await watchChange(opened);
      await watchWords(opened);
      await disturb(opened, trial);
      opened.on('request', (request) => {
        const { page: asked } = request.postDataJSON() ?? {};
        if (asked > 1) further.push(`${new URL(request.url()).pathname} ${asked}`);
      });
      await opened.route('**/assets/*.js', async (route) => {
        await begun;
        await route.continue();
      });
    },
  });
  const pressed = await pressFoot(page);
  begin();
  return { page, pressed, further };
};

test('random orders with slow, late and failing calls move nothing, say nothing wrong, and answer presses once', {
  timeout: 400_000 * timeoutFactor,
}, async () => {
  const faults: object[] = [];
  for (let nth = 0; nth < ORDERS; nth += 1) {
    const trial = trialOf(SEED + nth);
    const { page, pressed, further } = await visit(trial);
    const { before, atOnce, after } = await changeOf(page);
    const changed = changedIn({ before, after: pressed ? atOnce : after }).filter(
      (each) => !(trial.failing.length > 0 && OFFLINE_BAR.test(each)),
    );
    await buildAll(page);
    await page.waitForLoadState('networkidle');
    const last = await wordsNow(page);
    const wrong =
      trial.failing.length > 0 || pressed
        ? []
        : (await wordsSeen(page)).filter((words) => !last.includes(words));
    const path = Object.entries(registry).find(([name]) => name === pressed)?.[1].sources[0]?.path;
    const answers = further.filter((each) => each.startsWith(`${path} `));
    const twice = pressed && !trial.failing.includes(path ?? '') && answers.length > 1;
    const { seed, names, failing, card, width, token } = trial;
    if (changed.length + wrong.length > 0 || twice)
      faults.push({
        seed,
        width,
        card,
        token: !!token,
        names: names.join(),
        failing,
        pressed,
        changed,
        wrong,
        answers,
      });
    await page.context().close();
  }
  expect(faults).toEqual([]);
});
