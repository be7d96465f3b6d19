import { describe, expect, test } from 'vitest';
import { type Answer, type Answers, answersOf } from '../../../schemas/assessment/question.ts';
import type { Pending } from '../../../src/pages/questionnaire/draft-merge.ts';
import { createDraftSync } from '../../../src/pages/questionnaire/draft-sync.ts';
import type { Answered } from '../../../src/platform/call.ts';

type Saved = {
  saved: boolean;
  version: number;
  deadline: number | null;
  left: number;
  answers: readonly Answer[];
};

const lost = { ok: false, why: 'network', code: '', message: '' } as const;
const sent = { ok: false, why: 'code 55007', code: '55007', message: '这份答卷已经提交' } as const;

/** A server that keeps drafts as the real one does, and a phone that keeps what is unsent. */
const world = () => {
  let version = 0;
  let stored: readonly Answer[] = [];
  let trouble: 'none' | 'before' | 'after' | 'refused' = 'none';
  let outlasts = true;
  let saves = 0;
  const kept: Pending[] = [];
  const runs: (() => void)[] = [];
  const store = (base: number, list: readonly Answer[]): Saved => {
    const time = { deadline: 5000, left: 1000 };
    if (base !== version) return { saved: false, version, ...time, answers: stored };
    version += 1;
    stored = list;
    return { saved: true, version, ...time, answers: list };
  };
  const save = async (base: number, list: readonly Answer[]): Promise<Answered<Saved>> => {
    saves += 1;
    if (trouble === 'refused') return sent;
    if (trouble === 'before') return lost;
    const data = store(base, list);
    return trouble === 'after' ? lost : { ok: true, data };
  };
  const open = (pending?: Pending) =>
    createDraftSync(
      {
        save,
        keep: (pending) => {
          kept.push(pending);
          return outlasts;
        },
        later: (run) => {
          runs.push(run);
          return () => runs.splice(runs.indexOf(run) >>> 0, 1);
        },
      },
      { version, deadline: null, left: 0, answers: answersOf(stored), pending },
    );
  return {
    open,
    meet: (met: typeof trouble) => {
      trouble = met;
    },
    forbidStorage: () => {
      outlasts = false;
    },
    stored: () => answersOf(stored),
    kept: () => kept.at(-1),
    saves: () => saves,
    waiting: () => runs.length,
    run: () => runs.splice(0).map((each) => each()),
  };
};

/** What was written on this version, and never sent. */
const keptAt = (version: number, answers: Answers): Pending => ({
  version,
  answers,
  bases: {},
  sent: {},
});

test('what is written is kept on the phone at once and on the server soon after', async () => {
  const { open, stored, kept, waiting } = world();
  const draft = open();
  draft.change('1', ['a']);
  draft.change('1', ['b']);
  expect([draft.store.get().state, waiting(), stored()]).toEqual(['waiting', 1, {}]);
  expect(kept()).toEqual({ ...keptAt(0, { 1: ['b'] }), bases: {} });
  expect(await draft.flush()).toBe(true);
  expect(draft.store.get()).toMatchObject({
    state: 'synced',
    deadline: 5000,
    left: 1000,
    merged: false,
  });
  expect([stored(), kept()]).toEqual([{ 1: ['b'] }, keptAt(1, {})]);
});

test('without a connection nothing is lost, and it is tried again', async () => {
  const { open, stored, kept, meet, waiting, run } = world();
  const draft = open();
  meet('before');
  draft.change('1', ['a']);
  expect(await draft.flush()).toBe(false);
  expect([draft.store.get().state, waiting()]).toEqual(['unsynced', 1]);
  expect(kept()?.answers).toEqual({ 1: ['a'] });
  meet('none');
  run();
  expect(await draft.flush()).toBe(true);
  expect(stored()).toEqual({ 1: ['a'] });
});

test('what storage does not take is said, not promised', () => {
  const { open, forbidStorage } = world();
  const draft = open();
  expect(draft.store.get().outlasts).toBe(true);
  forbidStorage();
  draft.change('1', ['a']);
  expect(draft.store.get().outlasts).toBe(false);
});

test('what an earlier visit could not send is sent by the next one', async () => {
  const { open, stored } = world();
  const draft = open(keptAt(0, { 2: ['x'] }));
  expect(draft.store.get()).toMatchObject({
    answers: { 2: ['x'] },
    state: 'waiting',
    merged: false,
  });
  await draft.flush();
  expect(stored()).toEqual({ 2: ['x'] });
});

test('what was kept before another device went on is put on top, and that is said', async () => {
  const { open, stored } = world();
  const tablet = open();
  tablet.change('1', ['a']);
  tablet.change('2', ['b']);
  await tablet.flush();
  const phone = open(keptAt(0, { 2: ['x'] }));
  expect(phone.store.get()).toMatchObject({ answers: { 1: ['a'], 2: ['x'] }, merged: true });
  await phone.flush();
  expect(stored()).toEqual({ 1: ['a'], 2: ['x'] });
});

test('two devices lose nothing of each other', async () => {
  const { open, stored } = world();
  const phone = open();
  const tablet = open();
  phone.change('1', ['a']);
  await phone.flush();
  tablet.change('2', ['b']);
  await tablet.flush();
  expect(tablet.store.get()).toMatchObject({
    answers: { 1: ['a'], 2: ['b'] },
    state: 'synced',
    merged: true,
  });
  phone.change('1', ['c']);
  await phone.flush();
  expect(stored()).toEqual({ 1: ['c'], 2: ['b'] });
});

test('whoever comes back to the page has what another device wrote meanwhile', async () => {
  const { open } = world();
  const phone = open();
  const tablet = open();
  phone.change('1', ['a']);
  await phone.flush();
  expect(await tablet.refresh()).toBe(true);
  expect(tablet.store.get()).toMatchObject({ answers: { 1: ['a'] }, left: 1000, merged: true });
});

test('an answer of the server that got lost is no other device', async () => {
  const { open, stored, meet } = world();
  const draft = open();
  meet('after');
  draft.change('1', ['a']);
  expect(await draft.flush()).toBe(false);
  meet('none');
  expect(await draft.flush()).toBe(true);
  expect(draft.store.get()).toMatchObject({ state: 'synced', merged: false });
  expect(stored()).toEqual({ 1: ['a'] });
});

test('what is changed while a save is under way is sent after it', async () => {
  const { open, stored } = world();
  const draft = open();
  draft.change('1', ['a']);
  const flushed = draft.flush();
  draft.change('1', ['b']);
  await flushed;
  expect([draft.store.get().state, stored()]).toEqual(['synced', { 1: ['b'] }]);
});

test('what is refused is not sent again and again', async () => {
  const { open, meet, saves, waiting } = world();
  const draft = open();
  meet('refused');
  draft.change('1', ['a']);
  expect(await draft.flush()).toBe(false);
  const { state, refusal } = draft.store.get();
  expect([state, refusal?.message, waiting()]).toEqual(['refused', '这份答卷已经提交', 0]);
  expect(await draft.flush()).toBe(false);
  expect(saves()).toBe(1);
});

test('a page that was left tries no further', async () => {
  const { open, meet, waiting } = world();
  const draft = open();
  meet('before');
  draft.change('1', ['a']);
  const last = draft.flush();
  draft.stop();
  await last;
  expect(waiting()).toBe(0);
  draft.start();
  expect(waiting()).toBe(1);
});

describe('a save that the server carries out and never answers', () => {
  /** The phone changes an answer and is closed before it hears of it. */
  const closed = async () => {
    const all = world();
    const phone = all.open();
    all.meet('after');
    phone.change('1', ['x']);
    await phone.flush();
    phone.stop();
    all.meet('none');
    return all;
  };

  test('leaves nothing to send, and is no other device', async () => {
    const { open, kept, stored } = await closed();
    const again = open(kept());
    expect(again.store.get()).toMatchObject({ state: 'synced', merged: false });
    again.start();
    expect([kept()?.answers, stored()]).toEqual([{}, { 1: ['x'] }]);
  });

  test('does not come back over what another device has made of it since', async () => {
    const { open, kept, stored } = await closed();
    const left = kept();
    const tablet = open();
    tablet.change('1', ['y']);
    await tablet.flush();
    const again = open(left);
    expect(again.store.get()).toMatchObject({
      answers: { 1: ['y'] },
      state: 'synced',
      merged: false,
    });
    await again.refresh();
    expect(stored()).toEqual({ 1: ['y'] });
  });

  test('does not hold back what was changed after it', async () => {
    const { open, kept, stored, meet } = world();
    const phone = open();
    meet('after');
    phone.change('1', ['x']);
    await phone.flush();
    phone.change('1', ['z']);
    meet('none');
    const again = open(kept());
    expect(again.store.get()).toMatchObject({ answers: { 1: ['z'] }, merged: false });
    await again.flush();
    expect(stored()).toEqual({ 1: ['z'] });
  });

  test('gives way to another device also while the page stays open', async () => {
    const { open, stored, meet } = world();
    const phone = open();
    meet('after');
    phone.change('1', ['x']);
    await phone.flush();
    meet('none');
    const tablet = open();
    tablet.change('1', ['y']);
    await tablet.flush();
    await phone.flush();
    expect(phone.store.get()).toMatchObject({ answers: { 1: ['y'] }, merged: true });
    expect(stored()).toEqual({ 1: ['y'] });
  });
});

test('what never arrived is put beside what another device has answered', async () => {
  const { open, kept, stored, meet } = world();
  const phone = open();
  meet('before');
  phone.change('1', ['x']);
  await phone.flush();
  const left = kept();
  meet('none');
  const tablet = open();
  tablet.change('2', ['b']);
  await tablet.flush();
  const again = open(left);
  await again.flush();
  expect(stored()).toEqual({ 1: ['x'], 2: ['b'] });
});

test('a text is the same once the server has tidied it', async () => {
  const { open } = world();
  const tablet = open();
  tablet.change('1', ['甲']);
  await tablet.flush();
  const again = open(keptAt(0, { 1: ['甲 '] }));
  expect(again.store.get()).toMatchObject({ state: 'synced', merged: false });
});

test('what is changed after a refusal is not said to be on its way', async () => {
  const { open, meet, waiting } = world();
  const draft = open();
  meet('refused');
  draft.change('1', ['a']);
  await draft.flush();
  draft.change('1', ['b']);
  expect([draft.store.get().state, waiting()]).toEqual(['refused', 0]);
});

test('what ended is kept no longer, and nothing is kept or sent of it again', async () => {
  const { open, kept, saves } = world();
  const draft = open();
  draft.change('1', ['a']);
  draft.end();
  draft.change('1', ['b']);
  expect(await draft.flush()).toBe(false);
  expect([kept()?.answers, saves()]).toEqual([{}, 0]);
});
