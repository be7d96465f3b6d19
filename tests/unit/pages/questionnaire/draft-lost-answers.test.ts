import { describe, expect, test } from 'vitest';
import { draftWorld, savedAt } from '../../harness/pages/draft-world.ts';

test('an answer of the server that got lost is no other device', async () => {
  const { open, stored, meet } = draftWorld();
  const draft = open();
  meet('after');
  draft.change('1', ['a']);
  expect(await draft.flush()).toBe(false);
  meet('none');
  expect(await draft.flush()).toBe(true);
  expect(draft.store.get()).toMatchObject({ state: 'synced', merged: false });
  expect(stored()).toEqual({ 1: ['a'] });
});

describe('a save that the server carries out and never answers', () => {
  /** The phone changes an answer and is closed before it hears of it. */
  const closed = async () => {
    const all = draftWorld();
    const phone = all.open();
    all.meet('after');
    phone.change('1', ['x']);
    await phone.flush();
    phone.stop();
    all.meet('none');
    return all;
  };

  test('leaves nothing to send, and is no other device', async () => {
    const { open, retained, stored } = await closed();
    const again = open(retained());
    expect(again.store.get()).toMatchObject({ state: 'synced', merged: false });
    again.start();
    expect([retained()?.answers, stored()]).toEqual([{}, { 1: ['x'] }]);
  });

  test('does not come back over what another device has made of it since', async () => {
    const { open, retained, stored } = await closed();
    const left = retained();
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
    const { open, retained, stored, meet } = draftWorld();
    const phone = open();
    meet('after');
    phone.change('1', ['x']);
    await phone.flush();
    phone.change('1', ['z']);
    meet('none');
    const again = open(retained());
    expect(again.store.get()).toMatchObject({ answers: { 1: ['z'] }, merged: false });
    await again.flush();
    expect(stored()).toEqual({ 1: ['z'] });
  });

  test('gives way to another device also while the page stays open', async () => {
    const { open, stored, meet } = draftWorld();
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
  const { open, retained, stored, meet } = draftWorld();
  const phone = open();
  meet('before');
  phone.change('1', ['x']);
  await phone.flush();
  const left = retained();
  meet('none');
  const tablet = open();
  tablet.change('2', ['b']);
  await tablet.flush();
  const again = open(left);
  await again.flush();
  expect(stored()).toEqual({ 1: ['x'], 2: ['b'] });
});

test('a text is the same once the server has tidied it', async () => {
  const { open } = draftWorld();
  const tablet = open();
  tablet.change('1', ['甲']);
  await tablet.flush();
  const again = open(savedAt(0, { 1: ['甲 '] }));
  expect(again.store.get()).toMatchObject({ state: 'synced', merged: false });
});

test('a picture is the same under every address that it was shown by', async () => {
  const { open, stored } = draftWorld();
  const picture = '/uploads/a.png';
  const before = open();
  before.change('1', [`${picture}?t=one`]);
  await before.flush();
  const draftSync = open(savedAt(0, { 1: [`${picture}?t=two`] }));
  expect(draftSync.store.get()).toMatchObject({ state: 'synced', merged: false });
  expect(stored()).toEqual({ 1: [`${picture}?t=one`] });
});
