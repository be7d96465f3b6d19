import { PgliteDatabase } from 'drizzle-orm/pglite';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { LeftOut } from '#schemas/publication/change-sets.ts';
import { pageOf } from '#schemas/publication/change-sets.ts';
import { describeChoices } from '#schemas/publication/describe-changes.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { readStanding } from '#server/domains/publication/release/standing.ts';
import { timeoutFactor, triesOf } from '../../harness/times.ts';
import { hasPostgres, onDatabase } from '../harness/postgres/database.ts';
import { plannerOn } from '../harness/publication/planner.ts';
import { type Cells, scheduleModel } from '../harness/publication/schedule-model.ts';

vi.setConfig({ testTimeout: 240_000 * timeoutFactor });

/** Most where calls really run beside each other. */
const RUNS = hasPostgres
  ? { embedded: triesOf(4), server: triesOf(12) }
  : { embedded: triesOf(12), server: 0 };

const titles = ['资讯列表', '优质内容'] as const;
const banners = ['model-1', 'model-2'] as const;

type Step =
  | { act: 'title'; name: string; value: string }
  | { act: 'banner'; key: string; there: boolean }
  | { act: 'publish'; left: string[] }
  | { act: 'plan'; after: number; lasts: number | null; clear: boolean; left: string[] }
  | { act: 'pass'; minutes: number; wakes: boolean }
  | { act: 'pause' | 'go-on' | 'cancel' | 'rollback'; which: number };

/** Cells whose changes are left out; mostly none. */
const leftCells = fc.oneof(
  { weight: 2, arbitrary: fc.constant<string[]>([]) },
  { weight: 1, arbitrary: fc.subarray<string>([...titles, ...banners]) },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('title' as const),
      name: fc.constantFrom(...titles),
      value: fc.constantFrom('一', '二', '三'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('banner' as const),
      key: fc.constantFrom(...banners),
      there: fc.boolean(),
    }),
  },
  { weight: 5, arbitrary: leftCells.map((left): Step => ({ act: 'publish', left })) },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('plan' as const),
      after: fc.integer({ min: 1, max: 2 }),
      lasts: fc.option(fc.integer({ min: 3, max: 9 }), { freq: 5 }),
      clear: fc.boolean(),
      left: leftCells,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('pass' as const),
      minutes: fc.integer({ min: 1, max: 4 }),
      wakes: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constantFrom('pause' as const, 'go-on' as const, 'cancel' as const),
      which: fc.nat({ max: 20 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('rollback' as const), which: fc.nat({ max: 20 }) }),
  },
);

/** What a schedule has changed is published anew while it runs, which chance alone seldom does. */
const takenAway: fc.Arbitrary<Step[]> = fc
  .record({
    name: fc.constantFrom(...titles),
    values: fc.constantFrom(['一', '二'], ['二', '三'], ['三', '一']),
    lasts: fc.option(fc.integer({ min: 3, max: 9 }), { freq: 5 }),
    clear: fc.boolean(),
  })
  .map(({ name, values: [planned = '', published = ''], lasts, clear }) => [
    { act: 'title', name, value: planned },
    { act: 'plan', after: 1, lasts, clear, left: [] },
    { act: 'pass', minutes: 2, wakes: true },
    { act: 'title', name, value: published },
    { act: 'publish', left: [] },
  ]);

/** Of two changes one is left out, which stays a change of the draft. */
const leftBehind: fc.Arbitrary<Step[]> = fc
  .record({
    values: fc.constantFrom(['一', '二'], ['二', '三'], ['三', '一']),
    retained: fc.constantFrom(...titles),
    plans: fc.boolean(),
    lasts: fc.option(fc.integer({ min: 3, max: 9 }), { freq: 5 }),
    clear: fc.boolean(),
  })
  .map(({ values, retained, plans, lasts, clear }) => [
    ...titles.map((name, index): Step => ({ act: 'title', name, value: values[index] ?? '' })),
    plans
      ? { act: 'plan', after: 1, lasts, clear, left: [retained] }
      : { act: 'publish', left: [retained] },
  ]);

const ways: fc.Arbitrary<Step[]> = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: step.map((one) => [one]) },
      { weight: 1, arbitrary: takenAway },
      { weight: 3, arbitrary: leftBehind },
    ),
    { minLength: 12, maxLength: 20 },
  )
  .map((parts) => parts.flat());

const NOT_THERE = '';

const cellsOf = (document: HomeDocument): Cells => ({
  ...Object.fromEntries(
    titles.map((name) => [
      name,
      document.sections.find((item) => item.name === name)?.title ?? NOT_THERE,
    ]),
  ),
  ...Object.fromEntries(
    banners.map((key) => [
      key,
      document.banners.some((item) => item.key === key) ? 'there' : NOT_THERE,
    ]),
  ),
});

const leftOut = (cell: string): LeftOut => ({
  part: titles.some((name) => name === cell) ? '首页区块' : '轮播图',
  key: cell,
  field: '',
});

const banner = (key: string): HomeDocument['banners'][number] => ({
  ...{ key, slot: 'ordered', title: '活动', thumb: '/media/banner-1.svg', link: '' },
});

const edits = {
  title: (name: string, title: string) => (document: HomeDocument) => ({
    ...document,
    sections: document.sections.map((item) => (item.name === name ? { ...item, title } : item)),
  }),
  banner: (key: string, there: boolean) => (document: HomeDocument) => {
    const rest = document.banners.filter((item) => item.key !== key);
    return { ...document, banners: there ? [banner(key), ...rest] : rest };
  },
};

onDatabase('a page with schedules', (opened) => {
  const runs = () => (opened().db instanceof PgliteDatabase ? RUNS.embedded : RUNS.server);

  it('is what a simple model says, whatever happens in which order', async () => {
    const planner = await plannerOn(opened().db);
    const { ask, seat, save, page, draft, turn, wake } = planner;
    let now = 0;
    let over = 0;
    let partly = 0;
    await fc.assert(
      fc.asyncProperty(ways, async (steps) => {
        await planner.renew();
        await planner.clean({ 资讯列表: '平时', 优质内容: '平时', 直播标题: '平时' });
        const model = scheduleModel(cellsOf(await page()));
        const ids: number[] = [];
        const releases: number[] = [];
        const which = (number: number, states: readonly string[]) => {
          const fitting = model
            .states()
            .flatMap((state, index) => (states.includes(state) ? index : []));
          return fitting[number % Math.max(1, fitting.length)];
        };
        /** Whether that leaves all changes out, places among them, which the model does not know of. */
        const leavesAll = async (left: readonly string[]) => {
          if (left.length === 0 || model.changesElsewhere(left)) return false;
          const [live, { document }] = [await planner.live(), await draft()];
          return describeChoices(live.document, document).every(({ key }) => left.includes(key));
        };
        let published = { version: 0, id: 0 };
        /** Leaving all changes out publishes nothing, unless that repeats what was published last. */
        const refused = async (left: readonly string[]) => {
          const { version } = await draft();
          const request = { version, note: '', left: left.map(leftOut) };
          const { id } = await planner.live();
          if (version === published.version && id === published.id)
            expect(await ask('publish', request, seat)).toMatchObject({
              outcome: 'published',
              release: { id },
              repeated: true,
            });
          else await expect(ask('publish', request, seat)).rejects.toThrow('没有选中');
        };
        const acts = {
          title: async ({ name, value }: Extract<Step, { act: 'title' }>) => {
            await save(seat, edits.title(name, value));
            model.edit(name, value);
          },
          banner: async ({ key, there }: Extract<Step, { act: 'banner' }>) => {
            await save(seat, edits.banner(key, there));
            model.edit(key, there ? 'there' : NOT_THERE);
          },
          publish: async ({ left }: Extract<Step, { act: 'publish' }>) => {
            if (await leavesAll(left)) return refused(left);
            const { id } = await planner.publish((document) => document, left.map(leftOut));
            releases.push(id);
            published = { version: (await draft()).version, id };
            model.publish(left);
            if (model.changesElsewhere([])) partly += 1;
          },
          plan: async ({ after, lasts, clear, left }: Extract<Step, { act: 'plan' }>) => {
            const [from, until] = [now + after, lasts && now + after + lasts];
            if (await leavesAll(left)) return refused(left);
            const { version } = await draft();
            const plan = { from, until, clearDraft: clear, left: left.map(leftOut) };
            ids.push((await planner.planDraft(version, plan)).id);
            model.plan(from, until, clear, left);
            if (clear && model.changesElsewhere([])) partly += 1;
          },
          pass: async ({ minutes, wakes }: Extract<Step, { act: 'pass' }>) => {
            now += minutes;
            turn(now);
            if (!wakes) return;
            await wake();
            model.wake(now);
          },
          pause: async (index: number) => {
            await ask('pauseSchedule', { id: ids[index], paused: true }, seat);
            model.pause(index);
          },
          'go-on': async (index: number) => {
            await ask('pauseSchedule', { id: ids[index], paused: false }, seat);
            model.goOn(index, now);
          },
          cancel: async (index: number) => {
            await ask('cancelSchedule', { id: ids[index] }, seat);
            model.cancel(index);
          },
          rollback: async (number: number) => {
            const id = releases[number % Math.max(1, releases.length)];
            if (id === undefined) return;
            await ask('rollBack', { release: id, note: '' }, seat);
            model.rollBack(cellsOf((await planner.live()).document));
          },
        };
        const run = async (one: Step): Promise<void> => {
          if (one.act === 'title') return acts.title(one);
          if (one.act === 'banner') return acts.banner(one);
          if (one.act === 'publish') return acts.publish(one);
          if (one.act === 'plan') return acts.plan(one);
          if (one.act === 'pass') return acts.pass(one);
          if (one.act === 'rollback') return acts.rollback(one.which);
          // what was due while nobody was awake is over, and refused
          await wake();
          model.wake(now);
          const states = {
            pause: ['waiting', 'live'],
            'go-on': ['paused'],
            cancel: ['waiting', 'live', 'paused'],
          };
          const index = which(one.which, states[one.act]);
          if (index !== undefined) await acts[one.act](index);
        };
        for (const one of steps) {
          await run(one);
          expect(cellsOf(await page()), one.act).toEqual(model.page());
          expect(cellsOf((await draft()).document), one.act).toEqual(model.draft());
          // whatever begins or ends next is laid on that
          const standing = await readStanding(opened().db);
          expect(cellsOf(pageOf(standing)), one.act).toEqual(model.page());
        }
        expect((await planner.live()).document).toEqual(await page());
        now += 20;
        turn(now);
        await wake();
        model.wake(now);
        expect(cellsOf(await page())).toEqual(model.page());
        over += model.states().filter((state) => state === 'over').length;
      }),
      { numRuns: runs(), seed: 20261126 },
    );
    // the runs did something
    expect(over).toBeGreaterThan(runs());
    expect(partly).toBeGreaterThan(runs());
  });
});
