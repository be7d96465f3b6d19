import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { upload } from '#server/db/tables/upload.ts';
import { areOwnPictures, ownPictures } from '#server/platform/storage/own-uploads.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { questionnairesOn } from '../harness/questionnaire/calls.ts';

const PORTRAIT = '/media/avatar-7.svg';

onDatabase('the pictures of a member', (opened) => {
  let memberId: number;
  let own: string;
  let foreign: string;
  let notFound: string;

  beforeAll(async () => {
    const api = questionnairesOn(opened().db);
    memberId = await api.memberOf('demo_plain');
    own = await api.pictureOf('demo_plain');
    foreign = await api.pictureOf('demo_doctor');
    notFound = `/uploads/${randomUUID().replaceAll('-', '')}.png`;
    await opened()
      .db.insert(upload)
      .values({ file: 'odd.png', memberId, bytes: 1, at: new Date() });
  });

  const among = (addresses: string[], simulated = true) =>
    ownPictures(opened().db, { memberId, simulated }, addresses);

  it('are those that this member uploaded', async () => {
    expect(await among([own, foreign, notFound, '/uploads/odd.png', ''])).toEqual(new Set([own]));
    expect(await among([])).toEqual(new Set());
  });

  it('are what the messenger hands out while it is simulated, and nothing else of that folder', async () => {
    const odd = [
      '/media/x.png',
      '/media/avatar-7.svg?x',
      '/media/../secret',
      '/media/avatar-777.svg',
    ];
    expect(await among([PORTRAIT, ...odd, own])).toEqual(new Set([PORTRAIT, own]));
    expect(await among([PORTRAIT], false)).toEqual(new Set());
  });

  it('are all of them or not', async () => {
    const all = (...addresses: string[]) =>
      areOwnPictures(opened().db, { memberId, simulated: true }, addresses);
    expect([await all(), await all(own, own, PORTRAIT), await all(own, foreign)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
