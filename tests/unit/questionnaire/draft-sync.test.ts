import { expect, test } from 'vitest';
import { type Answer, type Answers, answersOf } from '../../../schemas/assessment/question.ts';
import { createDraftSync } from '../../../src/pages/questionnaire/draft-sync.ts';
import type { Kept } from '../../../src/pages/questionnaire/kept-answers.ts';
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
  const kept: Kept[] = [];
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
  const open = (pending?: Kept) =>
    createDraftSync(
      {
        save,
        keep: (base, answers) => {
          kept.push({ version: base, answers });
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

const keptAt = (version: number, answers: Answers): Kept => ({ version, answers });

test('what is written is kept on the phone at once and on the server soon after', async () => {
  const { open, stored, kept, waiting } = world();
  const draft = open();
  draft.change('1', ['a']);
  draft.change('1', ['b']);
  expect([draft.store.get().state, waiting(), stored()]).toEqual(['waiting', 1, {}]);
  expect(kept()).toEqual(keptAt(0, { 1: ['b'] }));
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
