import { expect, test } from 'vitest';
import { type Answer, type Answers, answersOf } from '../../../schemas/questionnaire/question.ts';
import { createDraftSync } from '../../../src/pages/questionnaire/draft-sync.ts';
import type { Answered } from '../../../src/platform/call.ts';

type Saved = { saved: boolean; version: number; answers: readonly Answer[] };

/** A server that keeps drafts as the real one does, and a phone that keeps what is unsent. */
const world = (pending?: Answers) => {
  let version = 0;
  let stored: readonly Answer[] = [];
  let reachable = true;
  const kept: Answers[] = [];
  const runs: (() => void)[] = [];
  const store = (base: number, list: readonly Answer[]): Saved => {
    if (base !== version) return { saved: false, version, answers: stored };
    version += 1;
    stored = list;
    return { saved: true, version, answers: list };
  };
  const open = () =>
    createDraftSync(
      {
        save: async (base, list): Promise<Answered<Saved>> =>
          reachable
            ? { ok: true, data: store(base, list) }
            : { ok: false, why: 'network', code: '', message: '' },
        keep: (_base, changed) => kept.push(changed),
        later: (run) => {
          runs.push(run);
          return () => runs.splice(runs.indexOf(run) >>> 0, 1);
        },
      },
      { version, answers: answersOf(stored), pending },
    );
  return {
    open,
    reach: (on: boolean) => {
      reachable = on;
    },
    stored: () => answersOf(stored),
    kept: () => kept.at(-1),
    waiting: () => runs.length,
    run: () => runs.splice(0).map((each) => each()),
  };
};

test('what is written is kept on the phone at once and on the server soon after', async () => {
  const { open, stored, kept, waiting } = world();
  const draft = open();
  draft.change('1', ['a']);
  draft.change('1', ['b']);
  expect([draft.store.get().state, waiting(), stored()]).toEqual(['waiting', 1, {}]);
  expect(kept()).toEqual({ 1: ['b'] });
  expect(await draft.flush()).toBe(true);
  expect([draft.store.get().state, stored()]).toEqual(['synced', { 1: ['b'] }]);
  expect(kept()).toEqual({});
});

test('without a connection nothing is lost, and it is tried again', async () => {
  const { open, stored, kept, reach, waiting, run } = world();
  const draft = open();
  reach(false);
  draft.change('1', ['a']);
  expect(await draft.flush()).toBe(false);
  expect([draft.store.get().state, kept(), waiting()]).toEqual(['unsynced', { 1: ['a'] }, 1]);
  reach(true);
  run();
  expect(await draft.flush()).toBe(true);
  expect(stored()).toEqual({ 1: ['a'] });
});

test('what an earlier visit could not send is sent by the next one', async () => {
  const { open, stored } = world({ 2: ['x'] });
  const draft = open();
  expect(draft.store.get()).toMatchObject({ answers: { 2: ['x'] }, state: 'waiting' });
  await draft.flush();
  expect(stored()).toEqual({ 2: ['x'] });
});

test('two devices lose nothing of each other', async () => {
  const { open, stored } = world();
  const phone = open();
  const tablet = open();
  phone.change('1', ['a']);
  await phone.flush();
  tablet.change('2', ['b']);
  await tablet.flush();
  expect(tablet.store.get()).toEqual({
    answers: { 1: ['a'], 2: ['b'] },
    state: 'synced',
    merged: true,
  });
  phone.change('1', ['c']);
  await phone.flush();
  expect(stored()).toEqual({ 1: ['c'], 2: ['b'] });
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
