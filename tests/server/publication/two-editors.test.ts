import { eq } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { publish, schedulePublication } from '#schemas/publication/endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { homeRelease, homeSchedule } from '#server/db/tables/publication.ts';
import { readDeskSigns } from '#server/domains/publication/desk/desk.ts';
import { readDraft } from '#server/domains/publication/draft/draft.ts';
import { runDue } from '#server/domains/publication/schedule/run-due.ts';
import { moveItem, partNamed, setField } from '#src/operator/draft-editor/edits.ts';
import type { SignedOperator } from '#src/operator/session.ts';
import { timeoutFactor, times, triesOf } from '../../harness/times.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { openDatabase } from '../harness/postgres/database.ts';
import { heldWire } from '../harness/publication/held-wire.ts';
import {
  changedValues,
  numbersFrom,
  openEditor,
  valuesOf,
} from '../harness/publication/two-editors.ts';

const ROUNDS = triesOf(50);
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_301);
const sections = partNamed('首页区块');
const NAMES = ['直播标题', '资讯列表', '活动标题'];

type Editor = Awaited<ReturnType<typeof openEditor>>;

const ending: (() => unknown)[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const end of ending.splice(0).reverse()) await end();
});

/** Lets whatever an answer has begun go on until it asks for something again. */
const settle = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
};

const start = async () => {
  let now = Date.now();
  const opened = await openDatabase();
  const { db } = opened;
  const desk = await consoleOn(db, { line: opened.line, clock: () => now });
  ending.push(opened.close, () => desk.app.close());
  const seats = [await desk.newSeat('publish'), await desk.newSeat('publish')];

  /** What each operator has done on purpose: all values of a field, and the last one of this round. */
  const meant = seats.map(() => new Map<string, Set<string>>());
  const lastMeant = seats.map(() => new Map<string, string>());
  /** What schedules have put into the draft in this round, or taken out of it. */
  const byTime = new Map<string, Set<string>>();
  const leave = (before: HomeDocument, after: HomeDocument): void => {
    for (const [path, value] of changedValues(before, after))
      byTime.set(path, (byTime.get(path) ?? new Set()).add(value));
  };
  const drafts = new Map<number, HomeDocument>();
  const note = async () => {
    const { version, document } = await readDraft(db);
    drafts.set(version, document);
    return { version, document };
  };
  await note();

  const wire = heldWire(desk.app, seats, async ({ path, csrf }, serve) => {
    const before = await note();
    const answer = await serve();
    const after = await note();
    if (after.version === before.version) return answer;
    // what is scheduled may leave the draft, and does so on purpose
    if (path === schedulePublication.path) {
      leave(before.document, after.document);
      return answer;
    }
    const who = seats.findIndex((seat) => seat.csrf === csrf);
    // whatever a save changes, its operator has meant: else it has undone what somebody else was promised
    for (const [location, value] of changedValues(before.document, after.document))
      expect([...(meant[who]?.get(location) ?? [])], `${path}: ${location}`).toContain(value);
    return answer;
  });
  vi.stubGlobal('fetch', wire.fetch);

  const editors: Editor[] = [];
  for (const seat of seats) {
    const who = await desk.ask('whoAmI', {}, seat);
    const operator: SignedOperator | undefined = who?.operator;
    if (!operator) throw new Error('nobody');
    editors.push(await openEditor(operator, seat.csrf, await desk.ask('readDesk', {}, seat)));
  }
  ending.push(() => {
    for (const one of editors) one.desk.stop();
  });

  /** Carries out what an operator does, and keeps what they have meant by it. */
  const act = (who: number, does: (editor: Editor) => void): void => {
    const editor = editors[who];
    if (!editor) return;
    const before = editor.desk.store.get().document;
    does(editor);
    for (const [path, value] of changedValues(before, editor.desk.store.get().document)) {
      const all = meant[who]?.get(path) ?? new Set();
      meant[who]?.set(path, all.add(value));
      lastMeant[who]?.set(path, value);
    }
  };

  const promised = { releases: 0, schedules: 0 };
  const putLive = async ({ desk: own, changeByOperator }: Editor): Promise<void> => {
    if (!(await own.saveNow())) return;
    const { version } = own.store.get().base;
    const answer = await changeByOperator(publish, { version, note: '' });
    if (!answer.ok || answer.data.outcome !== 'published') return void own.refresh();
    promised.releases += 1;
    const { id } = answer.data.release;
    const [release] = await db.select().from(homeRelease).where(eq(homeRelease.id, id));
    expect(release?.document).toEqual(drafts.get(version));
    await own.refresh();
  };
  const plan = async (
    { desk: own, changeByOperator }: Editor,
    clearDraft: boolean,
  ): Promise<void> => {
    if (!(await own.saveNow())) return;
    const { version } = own.store.get().base;
    const times = { from: now + 60_000, until: null };
    const answer = await changeByOperator(schedulePublication, {
      ...{ version, note: '', clearDraft },
      ...times,
    });
    if (!answer.ok || answer.data.outcome !== 'scheduled') return void own.refresh();
    promised.schedules += 1;
    const { id } = answer.data.schedule;
    const rows = await db.select().from(homeSchedule).where(eq(homeSchedule.id, id));
    expect(rows).toHaveLength(1);
    await own.refresh();
  };
  const passTime = async (): Promise<void> => {
    now += 61_000;
    const before = await note();
    await runDue(db, now, { error: () => undefined });
    const after = await note();
    leave(before.document, after.document);
  };
  return {
    ...{ db, wire, editors, act, putLive, plan, passTime, note, promised, lastMeant, byTime },
    now: () => now,
  };
};

it(
  'loses nothing that was acknowledged and ends with one page, however two operators interleave',
  async () => {
    const it = await start();
    const { wire, editors, act, lastMeant, byTime } = it;
    let count = 0;
    const below = numbersFrom(SEED);
    const pick = <T>(list: readonly T[]): T => {
      const one = list[below(list.length)];
      if (one === undefined) throw new Error('nothing to pick');
      return one;
    };

    const edit = (who: number): void => {
      count += 1;
      const name = pick(NAMES);
      const change =
        below(5) === 0
          ? moveItem(sections, name, below(12))
          : below(4) === 0
            ? setField(sections, name, 'open', below(2) === 0)
            : setField(sections, name, 'title', `第${count}次`);
      act(who, ({ desk }) => desk.change(change, below(2) === 0 ? name : undefined));
    };
    const choose = (who: number): void =>
      act(who, ({ desk }) =>
        desk.settle(
          desk.store.get().clash?.conflicts.map(() => (below(2) === 0 ? 'mine' : 'theirs')) ?? [],
        ),
      );
    const step = async (): Promise<void> => {
      const who = below(2);
      const own = editors[who];
      if (!own) return;
      const at = below(Math.max(1, wire.waiting()));
      const chance = below(100);
      if (chance < 38) edit(who);
      else if (chance < 62) await wire.pass(at);
      else if (chance < 66) wire.lose(at);
      else if (chance < 76) void own.desk.saveNow();
      else if (chance < 82) act(who, ({ desk }) => desk.undo());
      else if (chance < 85) act(who, ({ desk }) => desk.redo());
      else if (chance < 90) void own.desk.hear(await readDeskSigns(it.db, it.now()));
      else if (chance < 93) void it.putLive(own);
      else if (chance < 95) void it.plan(own, below(2) === 0);
      else if (chance < 96) await it.passTime();
      else if (own.desk.store.get().clash) choose(who);
      await settle();
    };

    /** Everything arrives, and everybody reads what there is. */
    const comeToRest = async (): Promise<void> => {
      for (let turn = 0; turn < 40; turn += 1) {
        while (wire.waiting() > 0) {
          await wire.pass(0);
          await settle();
        }
        const { version } = await it.note();
        let resting = true;
        for (const [who, { desk }] of editors.entries()) {
          const { clash, base } = desk.store.get();
          if (clash) choose(who);
          else if (desk.store.get().save !== 'saved') void desk.saveNow();
          else if (base.version !== version) void desk.refresh();
          else continue;
          resting = false;
          await settle();
        }
        if (resting && wire.waiting() === 0) return;
      }
      throw new Error('the editors do not come to rest');
    };

    for (let round = 0; round < ROUNDS; round += 1) {
      const first = valuesOf((await it.note()).document);
      for (const one of lastMeant) one.clear();
      byTime.clear();
      for (let steps = 4 + below(12); steps > 0; steps -= 1) await step();
      await comeToRest();
      const { document } = await it.note();
      const text = `FUZZ_SEED=${SEED}, round ${round}`;
      for (const { desk } of editors) expect(desk.store.get().document, text).toEqual(document);
      for (const [path, value] of valuesOf(document)) {
        const wanted = lastMeant.map((own) => own.get(path)).filter((own) => own !== undefined);
        const allowed = [...wanted, ...(byTime.get(path) ?? [])];
        if (wanted.length === 0) allowed.push(first.get(path) ?? '');
        expect(allowed, `${text}: ${path}`).toContain(value);
      }
    }
    // few rounds need not come to the rarer acts
    if (times < 1) return;
    expect(it.promised.releases).toBeGreaterThan(ROUNDS / 50);
    expect(it.promised.schedules).toBeGreaterThan(ROUNDS / 100);
  },
  600_000 * timeoutFactor,
);
