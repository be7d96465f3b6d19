import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { certificationTable } from '#server/db/tables/certification.ts';
import { member } from '#server/db/tables/member.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { questionnairesOn } from '../harness/questionnaire/calls.ts';

onDatabase('the certification of doctors', (opened) => {
  let api: ReturnType<typeof questionnairesOn>;
  let plain: string;
  let application: { name: string; hospital: string; department: string; jobTitle: string };
  let pictures: string[];

  beforeAll(async () => {
    api = questionnairesOn(opened().db);
    plain = await api.tokenOf('demo_plain');
  });
  beforeEach(async () => {
    pictures = [await api.pictureOf('demo_plain')];
    application = {
      name: '林晓',
      hospital: '市第一医院',
      department: '心内科',
      jobTitle: '主治医师',
    };
  });

  const stateIn = async (id: string) => {
    const { gate, certification: state } = await api.get('questionnaireIntro', { id }, plain);
    return [gate, state];
  };
  const makeDoctor = async (doctor: boolean) =>
    opened()
      .db.update(member)
      .set({ doctor })
      .where(eq(member.id, await api.memberOf('demo_plain')));
  const decide = async (own: Partial<typeof certificationTable.$inferInsert>) =>
    opened()
      .db.update(certificationTable)
      .set(own)
      .where(eq(certificationTable.memberId, await api.memberOf('demo_plain')));

  it('is asked for, refused with a reason, asked for again, granted and taken back', async () => {
    const id = await api.publish({ doctorsOnly: true });
    expect(await stateIn(id)).toEqual(['certify', 'none']);
    expect((await api.ask('startQuestionnaire', { id }, plain)).msg).toContain('请先完成认证');
    await api.get('askCertification', { ...application, pictures }, plain);
    expect(await api.get('certification', {}, plain)).toMatchObject({
      state: 'waiting',
      ...application,
    });
    expect(await stateIn(id)).toEqual(['certify', 'waiting']);
    await decide({ state: 'refused', reason: '照片不清晰' });
    expect(await api.get('certification', {}, plain)).toMatchObject({ reason: '照片不清晰' });
    expect(await stateIn(id)).toEqual(['certify', 'refused']);
    await api.get('askCertification', { ...application, name: '林晓晓', pictures }, plain);
    const again = await api.get('certification', {}, plain);
    expect(again).toMatchObject({ state: 'waiting', reason: '', name: '林晓晓' });
    await makeDoctor(true);
    await decide({ state: 'passed' });
    expect(await stateIn(id)).toEqual(['none', 'passed']);
    expect((await api.begin(id, plain)).paper.questions).toHaveLength(5);
    await makeDoctor(false);
    expect(await stateIn(id)).toEqual(['certify', 'revoked']);
    const { state, reason } = await api.get('certification', {}, plain);
    expect([state, reason]).toEqual(['revoked', '']);
  });

  it('is asked for by no doctor, and an answer that was lost is given again', async () => {
    const key = randomUUID();
    await api.get('askCertification', { ...application, pictures, key }, plain);
    await makeDoctor(true);
    const asking = (own: object) =>
      api.ask('askCertification', { ...application, pictures, ...own }, plain);
    expect((await asking({})).msg).toBe('你已通过认证，无需再次提交');
    expect((await asking({ key })).code).toBe('200');
    expect((await api.get('certification', {}, plain)).state).toBe('passed');
    await makeDoctor(false);
  });

  it('takes pictures that stood in it before, though nobody uploaded them here', async () => {
    const remaining = ['/media/licence-1.svg'];
    await api.get('askCertification', { ...application, pictures }, plain);
    await decide({ pictures: remaining });
    await api.get('askCertification', { ...application, pictures: remaining }, plain);
    expect((await api.get('certification', {}, plain)).pictures).toEqual(remaining);
  });

  it.each([
    ['without a name', { name: ' ' }, '请填写完整'],
    ['with a name of nothing to see', { name: '\u0000\u202e' }, '请填写完整'],
    ['without a picture', { pictures: [] }, '请填写完整'],
    ['with a name without end', { name: '长'.repeat(41) }, '请填写完整'],
    ['with a picture from elsewhere', { pictures: ['https://example.com/a.png'] }, '图片已失效'],
    ['with a picture that nobody uploaded', { pictures: ['/uploads/a.png'] }, '图片已失效'],
  ])('is refused %s', async (_what, wrong, text) => {
    const answer = await api.ask('askCertification', { ...application, pictures, ...wrong }, plain);
    expect(answer.msg).toContain(text);
  });

  it('takes no picture of somebody else', async () => {
    const foreign = [await api.pictureOf('demo_doctor')];
    const answer = await api.ask('askCertification', { ...application, pictures: foreign }, plain);
    expect(answer.msg).toBe('图片已失效，请重新上传');
  });
});
