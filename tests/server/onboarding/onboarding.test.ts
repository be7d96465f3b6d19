import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { onboardingDeskApi } from '#schemas/onboarding/desk-endpoints.ts';
import { onboardingApi } from '#schemas/onboarding/endpoints.ts';
import { organisationLines, personLines } from '#schemas/onboarding/samples.ts';
import { teacherApi } from '#schemas/teacher/endpoints.ts';
import { teacherRefusals } from '#schemas/teacher/refusals.ts';
import { message } from '#server/db/tables/message.ts';
import { consentTable, onboardingTable } from '#server/db/tables/onboarding.ts';
import { relation } from '#server/db/tables/relation.ts';
import { legalTextTable } from '#server/db/tables/site.ts';
import { teacher, workshop, workshopMember } from '#server/db/tables/teacher.ts';
import { upload } from '#server/db/tables/upload.ts';
import { isOpenTo } from '#server/domains/upload/open-to.ts';
import { assertAgreed, ownWorkshop } from '#server/libraries/workshop/index.ts';
import { callsOn } from '../harness/calls-on.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { questionnairesOn } from '../harness/questionnaire/calls.ts';

const WHO = 'demo_plain';
const OTHER = 'demo_vip';
const PASSED_NUMBER = '110***********002X';

onDatabase('applications to teach', (opened) => {
  beforeEach(async () => {
    const { db } = opened();
    await db.delete(onboardingTable);
    await db.delete(consentTable);
    await db
      .delete(legalTextTable)
      .where(and(eq(legalTextTable.type, 'onboarding'), eq(legalTextTable.version, 2)));
    await db
      .delete(legalTextTable)
      .where(and(eq(legalTextTable.type, 'teaching'), eq(legalTextTable.version, 2)));
  });

  /** Whether anybody may see a picture. */
  const isShown = (address = '') =>
    isOpenTo(opened().db, address.replace('/uploads/', ''), undefined, Date.now());

  const start = async () => {
    const { db } = opened();
    const people = questionnairesOn(db);
    const api = callsOn(db, { ...onboardingApi, ...teacherApi });
    const [token, otherToken] = [await people.tokenOf(WHO), await people.tokenOf(OTHER)];
    const id = await people.memberOf(WHO);
    const lines = async (who = WHO, own: object = {}) => ({
      ...personLines,
      portrait: await people.pictureOf(who),
      licences: [await people.pictureOf(who)],
      key: randomUUID(),
      ...own,
    });
    const apply = async (own: object = {}) =>
      api.ask('applyAsPerson', await lines(WHO, own), token);
    const read = () => api.get('onboarding', { kind: 'person' }, token);
    const desk = await consoleOn(db, {}, onboardingDeskApi);
    const seat = await desk.newSeat('publish');
    const row = async () => {
      const own = and(eq(onboardingTable.memberId, id), eq(onboardingTable.kind, 'person'));
      const [found] = await db.select().from(onboardingTable).where(own);
      if (!found) throw new Error('no application');
      return found;
    };
    const decide = async (decision: string, own: object = {}) => {
      const { id: application, version } = await row();
      const payload = { id: application, version, decision, reason: '', ...own };
      return desk.ask('decideOnboarding', payload, seat);
    };
    const news = () =>
      db.select().from(message).where(eq(message.memberId, id)).orderBy(desc(message.id));
    return {
      db,
      people,
      api,
      token,
      otherToken,
      id,
      lines,
      apply,
      read,
      desk,
      seat,
      row,
      decide,
      news,
    };
  };

  it('wait with a masked number, of which no more than its ends is stored', async () => {
    const { apply, read, row } = await start();
    expect((await read()).state).toBe('none');
    expect((await apply()).code).toBe('200');
    expect(await read()).toMatchObject({
      ...{ state: 'waiting', name: '林晓', number: PASSED_NUMBER, jobTitle: '主治' },
      ...{ specialties: '心电图、高血压', agreement: { inForce: 1, agreed: 1 } },
    });
    expect(JSON.stringify(await row())).not.toContain(personLines.number);
  });

  it('of two sends at once one is taken', async () => {
    const { db, apply } = await start();
    const answers = await Promise.all([apply(), apply()]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', '53302']);
    expect(await db.$count(onboardingTable)).toBe(1);
  });

  it('of two accounts with one number at once one is taken', async () => {
    const { db, api, token, otherToken, lines } = await start();
    const answers = await Promise.all([
      api.ask('applyAsPerson', await lines(), token),
      api.ask('applyAsPerson', await lines(OTHER), otherToken),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', '53305']);
    expect(await db.$count(onboardingTable)).toBe(1);
  });

  it.each([
    ['a wrong check digit', { number: '110105194912310021' }],
    ['a day that never was', { number: '11010519490231002X' }],
    ['a mask of another number', { number: '110***********9999' }],
    ['no name', { name: ' ' }],
    ['a phone that is none', { phone: '12345' }],
    ['too many specialties', { specialties: '一、二、三、四、五、六、七、八、九' }],
    ['no licence', { licences: [] }],
    ['an introduction without end', { intro: '长'.repeat(501) }],
  ])('are refused with %s', async (_what, wrong) => {
    const { db, apply } = await start();
    expect((await apply(wrong)).code).toBe('53301');
    expect(await db.$count(onboardingTable)).toBe(0);
  });

  it('are refused with pictures of somebody else', async () => {
    const { people, apply } = await start();
    const foreign = await people.pictureOf(OTHER);
    expect((await apply({ portrait: foreign })).code).toBe('55017');
    expect((await apply({ licences: [foreign] })).code).toBe('55017');
  });

  it('of an organisation need a code whose check sign is right', async () => {
    const { api, token, lines } = await start();
    const own = { ...(await lines()), ...organisationLines };
    const { portrait, licences } = await lines();
    const send = (number: string) =>
      api.ask(
        'applyAsOrganisation',
        { ...own, portrait, licences, number, key: randomUUID() },
        token,
      );
    expect((await send('91350100M000100Y44')).code).toBe('53301');
    expect((await send('91350100m000100y43')).code).toBe('200');
    expect(await api.get('onboarding', { kind: 'organisation' }, token)).toMatchObject({
      ...{ state: 'waiting', legalPerson: '周明远', contact: '赵立' },
    });
  });

  it('agree to the version in force, and to no other', async () => {
    const { db, apply } = await start();
    await db.insert(legalTextTable).values({
      ...{ type: 'onboarding', version: 2, title: '讲师入驻协议', updatedAt: new Date() },
      chapters: [{ heading: '一', paragraphs: ['新的一条'] }],
    });
    expect((await apply({ agreement: 1 })).code).toBe(String(teacherRefusals.consentOutdated.code));
    expect(await db.$count(consentTable)).toBe(0);
    expect((await apply({ agreement: 2 })).code).toBe('200');
    const [agreed] = await db.select().from(consentTable);
    expect(agreed).toMatchObject({ type: 'onboarding', version: 2 });
  });

  it('are withdrawn while they wait, and sent again with the number as it was shown', async () => {
    const { api, token, apply, read, row } = await start();
    await apply();
    const before = (await row()).numberHash;
    await api.get('withdrawOnboarding', { kind: 'person' }, token);
    expect((await read()).state).toBe('withdrawn');
    const again = await api.ask('withdrawOnboarding', { kind: 'person' }, token);
    expect(again.code).toBe('53304');
    const { portrait, licences, number } = await read();
    expect((await apply({ portrait, licences, number })).code).toBe('200');
    expect((await row()).numberHash).toBe(before);
  });

  it('are passed: teacher, workshop and owner stand, the picture is public, the member reads it', async () => {
    const { db, api, token, id, apply, desk, seat, row, decide, news } = await start();
    await apply();
    const { id: application } = await row();
    const shown = await desk.ask('readOnboarding', { id: application }, seat);
    expect(shown).toMatchObject({ number: PASSED_NUMBER, shop: '心电工作室' });
    expect(shown.portrait).toContain('?t=onboarding.');
    expect(await decide('pass')).toEqual({ outcome: 'decided' });
    const { teacherId } = await ownWorkshop(db, id, 'owner');
    const [made] = await db.select().from(teacher).where(eq(teacher.id, teacherId));
    expect(made).toMatchObject({ name: '林晓', memberId: id, fields: ['心电图', '高血压'] });
    expect(await db.$count(workshop, eq(workshop.teacherId, teacherId))).toBe(1);
    expect(await isShown(made?.avatar)).toBe(true);
    expect(await isShown((await row()).licences[0])).toBe(false);
    expect((await news())[0]).toMatchObject({ title: '个人入驻已通过', link: '/geren' });
    expect((await desk.audit(seat))[0]?.text).toBe(`通过会员 ${id} 的个人入驻`);
    expect((await apply()).code).toBe('53303');
    const center = await api.get('doctorCenter', {}, token);
    expect(center.workshop).toMatchObject({ shop: '心电工作室', role: 'owner', fans: 0 });
  });

  it('are refused with a reason that the member reads, and are stale once they have changed', async () => {
    const { api, token, apply, read, decide, row, news } = await start();
    await apply();
    const { version } = await row();
    await api.get('withdrawOnboarding', { kind: 'person' }, token);
    expect(await decide('pass', { version })).toEqual({ outcome: 'stale' });
    expect(await decide('pass')).toEqual({ outcome: 'stale' });
    await apply();
    expect(await decide('refuse', { reason: '照片不清晰' })).toEqual({ outcome: 'decided' });
    expect(await read()).toMatchObject({ state: 'refused', reason: '照片不清晰' });
    expect((await news())[0]?.body).toBe('原因：照片不清晰。修改资料后可以重新提交。');
  });

  it('are revoked: the roles end, the teacher stays, and passing again takes up the same one', async () => {
    const { db, api, token, id, apply, decide, row } = await start();
    await apply();
    await decide('pass');
    const { teacherId } = await row();
    expect(await decide('revoke', { reason: '证件已过期' })).toEqual({ outcome: 'decided' });
    await expect(ownWorkshop(db, id)).rejects.toThrow(teacherRefusals.noWorkshop.message);
    const [made] = await db
      .select()
      .from(teacher)
      .where(eq(teacher.id, teacherId ?? 0));
    expect(made).toMatchObject({ name: '林晓', memberId: null });
    expect(await isShown(made?.avatar)).toBe(true);
    expect((await api.ask('workshopFans', { page: 1 }, token)).code).toBe('53005');
    await decide('pass');
    expect((await row()).teacherId).toBe(teacherId);
    expect(await db.$count(workshopMember, eq(workshopMember.memberId, id))).toBe(1);
  });

  it('ask teachers again for each version of their agreement', async () => {
    const { db, api, token, id } = await start();
    const changed = teacherRefusals.consentOutdated.message;
    await expect(assertAgreed(db, id)).rejects.toThrow(changed);
    await api.get('giveConsent', { type: 'teaching', version: 1 }, token);
    await assertAgreed(db, id);
    await db.insert(legalTextTable).values({
      ...{ type: 'teaching', version: 2, title: '讲师协议', updatedAt: new Date() },
      chapters: [{ heading: '一', paragraphs: ['新的一条'] }],
    });
    await expect(assertAgreed(db, id)).rejects.toThrow(changed);
    const old = await api.ask('giveConsent', { type: 'teaching', version: 1 }, token);
    expect(old.msg).toBe(changed);
    expect(await api.get('consent', { type: 'teaching' }, token)).toMatchObject({
      ...{ inForce: 2, agreed: 1 },
    });
  });

  it('drop the pictures that a further application leaves out', async () => {
    const { db, api, token, apply, row, decide } = await start();
    await apply();
    const { portrait } = await row();
    await decide('refuse', { reason: '照片不清晰' });
    await apply();
    expect(await db.$count(upload, eq(upload.file, portrait.replace('/uploads/', '')))).toBe(0);
    expect((await api.get('onboarding', { kind: 'person' }, token)).state).toBe('waiting');
  });

  it('show followers of the own workshop by the first sign of their names', async () => {
    const { db, api, people } = await start();
    const teaching = await people.tokenOf('demo_teacher');
    const stranger = await people.join();
    expect((await api.ask('workshopFans', { page: 1 }, stranger)).code).toBe('53005');
    const { teacherId } = await ownWorkshop(db, await people.memberOf('demo_teacher'));
    await db.insert(relation).values({
      ...{ memberId: await people.memberOf(OTHER), kind: 'follow', target: 'teacher' },
      ...{ targetId: teacherId, at: new Date() },
    });
    const { items } = await api.get('workshopFans', { page: 1 }, teaching);
    expect(items.map(({ name }) => name)).toEqual(['周**']);
  });
});
