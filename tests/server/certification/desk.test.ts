import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { certificationDeskApi } from '#schemas/certification/desk-endpoints.ts';
import { certificationTable } from '#server/db/tables/certification.ts';
import { member } from '#server/db/tables/member.ts';
import { message } from '#server/db/tables/message.ts';
import { operatorAudit } from '#server/db/tables/operator.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { questionnairesOn } from '../harness/questionnaire/calls.ts';

const application = {
  name: '林晓',
  hospital: '市第一医院',
  department: '心内科',
  jobTitle: '主治医师',
};
const WHO = 'demo_plain';

onDatabase('operators and the certification of doctors', (opened) => {
  beforeEach(async () => {
    const { db } = opened();
    await db.delete(certificationTable);
    const own = eq(member.id, await questionnairesOn(db).memberOf(WHO));
    await db.update(member).set({ doctor: false }).where(own);
  });

  const start = async () => {
    const { db } = opened();
    const desk = await consoleOn(db, {}, certificationDeskApi);
    const api = questionnairesOn(db);
    const seat = await desk.newSeat('publish');
    const id = await api.memberOf(WHO);
    const token = await api.tokenOf(WHO);
    const apply = async (own: object = {}) =>
      api.get(
        'askCertification',
        { ...application, pictures: [await api.pictureOf(WHO)], ...own },
        token,
      );
    const read = () => desk.ask('readCertification', { member: id }, seat);
    const list = (own: object = {}) =>
      desk.ask('listCertifications', { state: 'all', word: '', page: 1, ...own }, seat);
    const decide = (decision: string, own: object = {}, by = seat) =>
      desk.ask('decideCertification', { member: id, decision, reason: '', version: 1, ...own }, by);
    const news = () =>
      db.select().from(message).where(eq(message.memberId, id)).orderBy(desc(message.id));
    const audited = () => db.$count(operatorAudit, eq(operatorAudit.action, 'certification'));
    const isDoctor = async () =>
      (await db.select().from(member).where(eq(member.id, id)))[0]?.doctor;
    const standing = () => api.get('certification', {}, token);
    return {
      ...{
        db,
        desk: desk,
        api,
        seat,
        id,
        token,
        apply,
        read,
        list,
        decide,
        news,
        audited,
        isDoctor,
      },
      standing,
    };
  };

  it('pass it: the gate is open at once, the member is told, the audit knows no name', async () => {
    const { api, desk, seat, id, token, apply, read, decide, news, isDoctor } = await start();
    const paper = await api.publish({ doctorsOnly: true });
    await apply();
    expect(await read()).toMatchObject({
      ...application,
      member: id,
      state: 'waiting',
      version: 1,
    });
    expect((await read()).pictures).toHaveLength(1);
    expect(await decide('pass')).toEqual({ outcome: 'decided' });
    expect(await isDoctor()).toBe(true);
    expect((await api.begin(paper, token)).paper.questions).toHaveLength(5);
    expect(await read()).toMatchObject({ state: 'passed', decidedBy: seat.name, version: 2 });
    const [newest] = await news();
    expect(newest).toMatchObject({
      title: '医生认证已通过',
      link: '/questionnaire_certification',
      group: 'system',
    });
    const [entry] = await desk.audit(seat);
    const text = `通过会员 ${id} 的医生认证`;
    expect(entry).toEqual({ name: seat.name, action: 'certification', text });
  });

  it('refuse it with a reason that the member reads, who mends it and waits again', async () => {
    const { apply, read, decide, news, standing, isDoctor, desk, seat } = await start();
    await apply();
    const reason = '照片不清晰';
    expect(await decide('refuse', { reason })).toEqual({ outcome: 'decided' });
    expect(await standing()).toMatchObject({ state: 'refused', reason });
    expect((await news())[0]?.body).toBe(`原因：${reason}。修改资料后可以重新提交。`);
    expect((await desk.audit(seat))[0]?.text).toContain(reason);
    expect(await isDoctor()).toBe(false);
    await apply({ name: '林晓晓' });
    expect(await standing()).toMatchObject({ state: 'waiting', reason: '' });
    const fresh = { state: 'waiting', name: '林晓晓', reason: '', decidedBy: '', decidedAt: null };
    expect(await read()).toMatchObject({ ...fresh, version: 3 });
  });

  it('take it back with a reason: the gate is closed at once, and it can be asked for anew', async () => {
    const { api, token, apply, decide, news, standing, isDoctor } = await start();
    const paper = await api.publish({ doctorsOnly: true });
    await apply();
    await decide('pass');
    const reason = '证件已过期';
    expect(await decide('revoke', { reason, version: 2 })).toEqual({ outcome: 'decided' });
    expect(await isDoctor()).toBe(false);
    expect(await standing()).toMatchObject({ state: 'revoked', reason });
    expect((await news())[0]).toMatchObject({ title: '医生认证已被撤回' });
    expect((await api.ask('startQuestionnaire', { id: paper }, token)).code).toBe('55005');
    expect((await api.get('questionnaireIntro', { id: paper }, token)).certification).toBe(
      'revoked',
    );
    await apply();
    expect(await decide('pass', { version: 4 })).toEqual({ outcome: 'decided' });
  });

  it('refuse and take nothing back without a reason', async () => {
    const { desk, seat, id, apply, standing } = await start();
    await apply();
    for (const decision of ['refuse', 'revoke']) {
      const payload = { member: id, version: 1, decision, reason: ' ', key: randomUUID() };
      const answer = await desk.send('decideCertification', payload, seat);
      expect(answer.code).toBe('400');
    }
    expect((await standing()).state).toBe('waiting');
  });

  it('decide nothing that the member has changed meanwhile', async () => {
    const { apply, read, decide, standing, news, audited } = await start();
    await apply();
    const before = [await audited(), (await news()).length];
    const { version } = await read();
    await apply({ name: '另一个人' });
    const answer = await decide('pass', { version });
    if (answer.outcome !== 'stale') throw new Error(answer.outcome);
    expect(answer.application).toMatchObject({ name: '另一个人', state: 'waiting', version: 2 });
    expect((await standing()).state).toBe('waiting');
    expect([await audited(), (await news()).length]).toEqual(before);
  });

  it('decide together: one does, the other hears who did', async () => {
    const { apply, decide, desk, news, audited } = await start();
    await apply();
    const before = [await audited(), (await news()).length];
    const [one, two] = await Promise.all([desk.newSeat('publish'), desk.newSeat('publish')]);
    const reason = '照片不清晰';
    const answers = await Promise.all([
      decide('pass', {}, one),
      decide('refuse', { reason }, two),
      decide('pass', {}, one),
      decide('refuse', { reason }, two),
    ]);
    expect(answers.filter(({ outcome }) => outcome === 'decided')).toHaveLength(1);
    const winner =
      answers[0]?.outcome === 'decided' || answers[2]?.outcome === 'decided' ? one : two;
    for (const answer of answers)
      if (answer.outcome === 'stale')
        expect(answer.application).toMatchObject({ decidedBy: winner.name, version: 2 });
    expect([await audited(), (await news()).length]).toEqual(before.map((count = 0) => count + 1));
  });

  it('pass what they saw or nothing, also while the member sends something else', async () => {
    const { db, id, apply, decide, isDoctor, read } = await start();
    const own = eq(member.id, id);
    for (let round = 0; round < 12; round += 1) {
      await db.delete(certificationTable);
      await db.update(member).set({ doctor: false }).where(own);
      await apply();
      const changing = apply({ name: '另一个人' }).then(
        () => 'changed',
        (refusal: Error) => refusal.message,
      );
      const [{ outcome }, change] = await Promise.all([decide('pass'), changing]);
      const { name, state } = await read();
      expect([outcome, await isDoctor(), name, state]).toEqual(
        change === 'changed'
          ? ['stale', false, '另一个人', 'waiting']
          : ['decided', true, application.name, 'passed'],
      );
      if (change !== 'changed') expect(change).toContain('你已通过认证，无需再次提交');
    }
  });

  it('are given the first answer when they repeat a request', async () => {
    const { apply, decide, news, audited } = await start();
    await apply();
    const key = randomUUID();
    const before = [await audited(), (await news()).length];
    const answers = await Promise.all([decide('pass', { key }), decide('pass', { key })]);
    answers.push(await decide('pass', { key }));
    expect(answers).toEqual(Array(3).fill({ outcome: 'decided' }));
    expect([await audited(), (await news()).length]).toEqual(before.map((count = 0) => count + 1));
  });

  it('cannot decide what does not fit or is not there', async () => {
    const { apply, decide, read, seat, desk } = await start();
    await expect(read()).rejects.toThrow('没有这份认证资料');
    await expect(decide('pass')).rejects.toThrow('没有这份认证资料');
    await apply();
    const reason = '证件已过期';
    expect((await decide('revoke', { reason })).outcome).toBe('stale');
    await decide('pass');
    expect((await decide('refuse', { reason, version: 2 })).outcome).toBe('stale');
    expect((await decide('pass', { version: 2 })).outcome).toBe('stale');
    const [entry] = await desk.audit(seat);
    expect(entry?.text).toMatch(/^通过/);
  });

  it('are the only ones to see it, and publishers among them', async () => {
    const { db, desk, apply, api, id } = await start();
    await apply();
    for (const role of ['view', 'edit'] as const) {
      const seat = await desk.newSeat(role);
      for (const name of [
        'listCertifications',
        'readCertification',
        'countCertifications',
      ] as const)
        await expect(desk.ask(name, { member: id }, seat)).rejects.toThrow('没有权限');
    }
    const other = await api.get('certification', {}, await api.tokenOf('demo_vip'));
    expect(other).toMatchObject({ state: 'none', name: '', pictures: [] });
    const saved = JSON.stringify(await db.select().from(operatorAudit));
    expect(saved).not.toContain(application.hospital);
  });

  it('see those that wait first, the oldest of them before the others, and find names', async () => {
    const { db, api, apply, decide, list, desk, seat, id } = await start();
    await apply();
    await decide('pass');
    const at = (hour: number) => new Date(Date.UTC(2030, 0, 1, hour));
    const people = ['demo_vip', 'demo_doctor', 'demo_teacher', 'demo_disabled'];
    const [vip = 0, doctor = 0, teacher = 0, off = 0] = await Promise.all(people.map(api.memberOf));
    const row = { ...application, pictures: [] };
    await db.insert(certificationTable).values([
      { ...row, memberId: vip, sentAt: at(9), name: 'Wang 100%', hospital: '省立医院' },
      { ...row, memberId: off, sentAt: at(8) },
      { ...row, memberId: doctor, sentAt: at(10) },
      { ...row, memberId: teacher, sentAt: at(7), state: 'passed' },
    ]);
    const own = eq(member.id, teacher);
    await db.update(member).set({ doctor: false }).where(own);
    const all = await list();
    expect(all.items.map((item) => [item.member, item.state])).toEqual([
      [off, 'waiting'],
      [vip, 'waiting'],
      // a doctor has passed, whatever was asked for, and who is none any more was taken back
      [doctor, 'passed'],
      [teacher, 'revoked'],
      [id, 'passed'],
    ]);
    expect(all).toMatchObject({ pages: 1, waiting: 2 });
    expect(Object.keys(all.items[0] ?? {})).not.toContain('pictures');
    expect(await desk.ask('countCertifications', {}, seat)).toEqual({ waiting: 2 });
    const found = async (word: string, state = 'all') =>
      (await list({ word, state })).items.map((item) => item.member);
    expect(await found('wang 100%')).toEqual([vip]);
    expect(await found('%')).toEqual([vip]);
    expect(await found('省立')).toEqual([vip]);
    expect(await found('第一医院', 'waiting')).toEqual([off]);
    expect(await found('', 'passed')).toEqual([doctor, id]);
    expect((await list({ page: 9 })).items).toEqual([]);
    await db.update(member).set({ doctor: true }).where(own);
  });
});
