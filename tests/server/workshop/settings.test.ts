import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { teacherApi } from '#schemas/teacher/endpoints.ts';
import { workshopApi } from '#schemas/workshop/endpoints.ts';
import { teacher } from '#server/db/tables/teacher.ts';
import { isOpenTo } from '#server/domains/upload/open-to.ts';
import { introOf, ownWorkshop, plainIntro } from '#server/libraries/workshop/index.ts';
import { callsOn } from '../harness/calls-on.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { questionnairesOn } from '../harness/questionnaire/calls.ts';

it.each(['', '一行', '两行\n第二行', '<b>&"', '&#60;'])(
  'a plain introduction is read as it was written: %s',
  (text) => {
    expect(plainIntro(introOf(text))).toBe(text);
  },
);

it('an introduction with further tags is no plain one', () => {
  expect(plainIntro('<p>一</p><h3>二</h3>')).toBe(undefined);
});

onDatabase('the settings of a workshop', (opened) => {
  const start = async () => {
    const { db } = opened();
    const people = questionnairesOn(db);
    const api = callsOn(db, { ...workshopApi, ...teacherApi });
    const owner = await people.tokenOf('demo_teacher');
    const { teacherId } = await ownWorkshop(db, await people.memberOf('demo_teacher'));
    const save = async (own: object = {}, token = owner) =>
      api.ask(
        'saveWorkshopSettings',
        {
          ...{
            shop: '急诊工作室',
            specialties: '急诊，心肺复苏',
            intro: '一\n二',
            notice: '周三答疑',
          },
          ...{ avatar: await people.pictureOf('demo_teacher'), qr_code: '', key: randomUUID() },
          ...own,
        },
        token,
      );
    return { db, people, api, owner, teacherId, save };
  };

  it('are shown on the page of the teacher, with pictures that anybody may see', async () => {
    const { db, people, api, owner, teacherId, save } = await start();
    await db.update(teacher).set({ introHtml: '' }).where(eq(teacher.id, teacherId));
    const qrCode = await people.pictureOf('demo_teacher');
    expect((await save({ qr_code: qrCode })).code).toBe('200');
    const plain = await people.tokenOf('demo_plain');
    const shown = await api.get('teacherDetail', { id: String(teacherId) }, plain);
    expect(shown).toMatchObject({
      ...{ shop: '急诊工作室', notice: '周三答疑', fields: ['急诊', '心肺复苏'] },
      ...{ introHtml: '<p>一</p><p>二</p>', qrCode },
    });
    for (const address of [shown.avatar, qrCode])
      expect(await isOpenTo(db, address.replace('/uploads/', ''), undefined, Date.now())).toBe(
        true,
      );
    expect(await api.get('workshopSettings', {}, owner)).toMatchObject({ intro: '一\n二' });
  });

  it('leave an introduction that was laid out at the console as it is', async () => {
    const { db, api, owner, teacherId, save } = await start();
    const introHtml = '<h3>怎么教</h3><p>一</p>';
    await db.update(teacher).set({ introHtml }).where(eq(teacher.id, teacherId));
    expect(await api.get('workshopSettings', {}, owner)).toMatchObject({ introFixed: true });
    await save({ intro: '改掉' });
    const [row] = await db.select().from(teacher).where(eq(teacher.id, teacherId));
    expect(row?.introHtml).toBe(introHtml);
  });

  it('are refused of others, with their pictures and beyond their lengths', async () => {
    const { people, save } = await start();
    const plain = await people.tokenOf('demo_plain');
    expect((await save({}, plain)).code).toBe('53005');
    expect((await save({ avatar: await people.pictureOf('demo_plain') })).code).toBe('55017');
    expect((await save({ shop: ' ' })).code).toBe('53210');
    expect((await save({ notice: '长'.repeat(201) })).code).toBe('53210');
  });
});
