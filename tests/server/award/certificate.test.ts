import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { awardDeskApi } from '#schemas/award/desk-endpoints.ts';
import { certificate } from '#server/db/tables/award.ts';
import { certificationTable } from '#server/db/tables/certification.ts';
import { member } from '#server/db/tables/member.ts';
import { message } from '#server/db/tables/message.ts';
import { operatorAudit } from '#server/db/tables/operator.ts';
import { profile } from '#server/db/tables/profile.ts';
import { awardsOn, withSecret } from '../harness/award/calls.ts';
import { consoleOn, type Seat } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('certificates', (opened) => {
  let api: ReturnType<typeof awardsOn>;
  let desk: Awaited<ReturnType<typeof consoleOn<typeof awardDeskApi>>>;
  let seat: Seat & { name: string };

  beforeAll(async () => {
    api = awardsOn(opened().db);
    desk = await consoleOn(opened().db, withSecret, awardDeskApi);
    seat = await desk.newSeat('publish');
  });

  const issued = async () => {
    const { id, pass } = await api.passed({
      ...{ kind: 'credit', points: 2, creditClass: 'I', project: '读片训练' },
    });
    const who = await pass();
    await api.get('claimAward', { id }, who.token);
    const { number } = await api.get('awardState', { id }, who.token);
    const { db } = opened();
    const [row] = await db.select().from(certificate).where(eq(certificate.number, number));
    return { id, who, number, key: row?.id ?? 0 };
  };
  const verify = (number: string) => api.ask('verifyCertificate', { number });
  const revoke = (id: number, reason = '信息有误', by: Seat = seat) =>
    desk.send('revokeCertificate', { id, reason, key: crypto.randomUUID() }, by);

  it('name whoever is certified or has a profile by that name, others by their number, nobody by a nickname', async () => {
    const { db } = opened();
    const at = new Date(0);
    const { id, pass } = await api.passed({ kind: 'certificate', project: '读片训练' });
    const [certified, answer, neither] = [await pass(), await pass(), await pass()];
    const blank = { sex: 0, hospital: '', department: '', jobTitle: '', province: '', city: '' };
    const form = { ...blank, idCard: '', savedAt: at };
    await db.insert(profile).values([
      { ...form, memberId: certified.id, name: '资料的名字' },
      { ...form, memberId: answer.id, name: '周明远' },
    ]);
    await db.insert(certificationTable).values({
      ...{ memberId: certified.id, name: '陈立新', hospital: '', department: '', jobTitle: '' },
      ...{ state: 'passed', sentAt: at, decidedAt: at },
    });
    await db.update(member).set({ doctor: true }).where(eq(member.id, certified.id));
    const holders: string[] = [];
    const [names, numbers]: string[][] = [[], []];
    for (const { token } of [certified, answer, neither]) {
      names?.push((await api.get('awardState', { id }, token)).registeredName);
      await api.get('claimAward', { id }, token);
      const { holder, studentNumber } = await api.get('awardState', { id }, token);
      holders.push(holder);
      numbers?.push(studentNumber);
    }
    expect(names).toEqual(['陈立新', '周明远', '']);
    expect(holders).toEqual(['陈立新', '周明远', `学号 ${neither.id}`]);
    // beside a name, not twice
    expect(numbers).toEqual([String(certified.id), String(answer.id), '']);
  });

  it('are verified by anybody, who sees no more of the name than its first sign', async () => {
    const { number } = await issued();
    for (const typed of [number, number.toLowerCase(), ` ${number.replaceAll('-', '')} `])
      expect(await verify(typed)).toMatchObject({
        code: '200',
        data: { number, holder: '学**', project: '读片训练', state: 'valid', points: 2 },
      });
  });

  it('tells a forged number from one, whether its last sign fits or not', async () => {
    const { number } = await issued();
    const last = number.endsWith('A') ? 'B' : 'A';
    const swapped = number.replace(/-(\w)(\w)/, (_, one, other) => `-${other}${one}`);
    for (const forged of [`${number.slice(0, -1)}${last}`, '2026-0000-0000-0000', 'nothing', ''])
      expect(await verify(forged)).toMatchObject({ code: '74014' });
    if (swapped !== number) expect(await verify(swapped)).toMatchObject({ code: '74014' });
  });

  it('are revoked once, with a reason that holder and verifier are told', async () => {
    const { db } = opened();
    const { id, who, number, key } = await issued();
    const codes = await Promise.all([revoke(key), revoke(key)]);
    expect(codes.map(({ code }) => code).toSorted()).toEqual(['200', '74015']);
    expect(await verify(number)).toMatchObject({
      data: { state: 'revoked', reason: '信息有误', holder: '学**' },
    });
    expect(await api.get('awardState', { id }, who.token)).toMatchObject({ reason: '信息有误' });
    const { items, years } = await api.get('myCredits', { year: '0', page: 1 }, who.token);
    expect(items).toMatchObject([{ revoked: true }]);
    expect(years).toEqual([]);
    const news = await db.select().from(message).where(eq(message.memberId, who.id));
    expect(news).toMatchObject([{ title: '证书已被撤销', link: `/credit_result/${id}` }]);
    const audited = await db
      .select()
      .from(operatorAudit)
      .where(eq(operatorAudit.action, 'certificate'));
    expect(audited).toMatchObject([{ name: seat.name }]);
    expect(audited[0]?.text).toContain(number);
    expect(await revoke(2_000_000_000)).toMatchObject({ code: '74014' });
  });

  it('are corrected in their name alone, as long as they are valid', async () => {
    const { id, who, number, key } = await issued();
    const correct = (by: Seat) =>
      desk.send(
        'correctHolder',
        { id: key, name: '周明远', reason: '错字', key: crypto.randomUUID() },
        by,
      );
    expect(await correct(await desk.newSeat('view'))).toMatchObject({ status: 403 });
    expect(await correct(seat)).toMatchObject({ code: '200' });
    expect(await verify(number)).toMatchObject({ data: { number, holder: '周**' } });
    expect(await api.get('awardState', { id }, who.token)).toMatchObject({ holder: '周明远' });
    const news = await opened().db.select().from(message).where(eq(message.memberId, who.id));
    expect(news).toMatchObject([{ title: '证书姓名已更正', link: `/credit_result/${id}` }]);
    await revoke(key);
    expect(await correct(seat)).toMatchObject({ code: '74015' });
  });

  it('are listed by number and by what they are for, to those who may decide', async () => {
    const { number, key } = await issued();
    const list = (own: object) =>
      desk.ask('listCertificates', { state: 'all', word: '', page: 1, ...own }, seat);
    expect((await list({ word: number })).items).toMatchObject([{ id: key, holder: '学**' }]);
    expect((await list({ word: '读片训练' })).items[0]).toMatchObject({ id: key });
    expect((await list({ state: 'revoked', word: number })).items).toEqual([]);
    const reader = await desk.newSeat('view');
    expect(await revoke(key, '信息有误', reader)).toMatchObject({ status: 403 });
    expect(await verify(number)).toMatchObject({ data: { state: 'valid' } });
  });
});
