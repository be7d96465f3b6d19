import { expect, test } from 'vitest';
import { draftWorld, savedAt } from '../../harness/pages/draft-world.ts';

test('what is written is kept on the phone at once and on the server soon after', async () => {
  const { open, stored, retained, waiting } = draftWorld();
  const draft = open();
  draft.change('1', ['a']);
  draft.change('1', ['b']);
  expect([draft.store.get().state, waiting(), stored()]).toEqual(['waiting', 1, {}]);
  expect(retained()).toEqual({ ...savedAt(0, { 1: ['b'] }), bases: {} });
  expect(await draft.flush()).toBe(true);
  expect(draft.store.get()).toMatchObject({
    state: 'synced',
    deadline: 5000,
    left: 1000,
    merged: false,
  });
  expect([stored(), retained()]).toEqual([{ 1: ['b'] }, savedAt(1, {})]);
});

test('without a connection nothing is lost, and it is tried again', async () => {
  const { open, stored, retained, meet, waiting, run } = draftWorld();
  const draft = open();
  meet('before');
  draft.change('1', ['a']);
  expect(await draft.flush()).toBe(false);
  expect([draft.store.get().state, waiting()]).toEqual(['unsynced', 1]);
  expect(retained()?.answers).toEqual({ 1: ['a'] });
  meet('none');
  run();
  expect(await draft.flush()).toBe(true);
  expect(stored()).toEqual({ 1: ['a'] });
});

test('what storage does not take is said, not promised', () => {
  const { open, forbidStorage } = draftWorld();
  const draft = open();
  expect(draft.store.get().outlasts).toBe(true);
  forbidStorage();
  draft.change('1', ['a']);
  expect(draft.store.get().outlasts).toBe(false);
});

test('what an earlier visit could not send is sent by the next one', async () => {
  const { open, stored } = draftWorld();
  const draft = open(savedAt(0, { 2: ['x'] }));
  expect(draft.store.get()).toMatchObject({
    answers: { 2: ['x'] },
    state: 'waiting',
    merged: false,
  });
  await draft.flush();
  expect(stored()).toEqual({ 2: ['x'] });
});

test('what was kept before another device went on is put on top, and that is said', async () => {
  const { open, stored } = draftWorld();
  const tablet = open();
  tablet.change('1', ['a']);
  tablet.change('2', ['b']);
  await tablet.flush();
  const phone = open(savedAt(0, { 2: ['x'] }));
  expect(phone.store.get()).toMatchObject({ answers: { 1: ['a'], 2: ['x'] }, merged: true });
  await phone.flush();
  expect(stored()).toEqual({ 1: ['a'], 2: ['x'] });
});

test('two devices lose nothing of each other', async () => {
  const { open, stored } = draftWorld();
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
  const { open } = draftWorld();
  const phone = open();
  const tablet = open();
  phone.change('1', ['a']);
  await phone.flush();
  expect(await tablet.refresh()).toBe(true);
  expect(tablet.store.get()).toMatchObject({ answers: { 1: ['a'] }, left: 1000, merged: true });
});

test('what is changed while a save is under way is sent after it', async () => {
  const { open, stored } = draftWorld();
  const draft = open();
  draft.change('1', ['a']);
  const flushed = draft.flush();
  draft.change('1', ['b']);
  await flushed;
  expect([draft.store.get().state, stored()]).toEqual(['synced', { 1: ['b'] }]);
});

test('what is refused is not sent again and again', async () => {
  const { open, meet, saves, waiting } = draftWorld();
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
  const { open, meet, waiting } = draftWorld();
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

test('what is changed after a refusal is not said to be on its way', async () => {
  const { open, meet, waiting } = draftWorld();
  const draft = open();
  meet('refused');
  draft.change('1', ['a']);
  await draft.flush();
  draft.change('1', ['b']);
  expect([draft.store.get().state, waiting()]).toEqual(['refused', 0]);
});

test('what ended is kept no longer, and nothing is kept or sent of it again', async () => {
  const { open, retained, saves } = draftWorld();
  const draft = open();
  draft.change('1', ['a']);
  draft.end();
  draft.change('1', ['b']);
  expect(await draft.flush()).toBe(false);
  expect([retained()?.answers, saves()]).toEqual([{}, 0]);
});
