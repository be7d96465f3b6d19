import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { activity } from '#server/db/tables/activity.ts';
import { award, awardClaim, certificate, credit } from '#server/db/tables/award.ts';
import { coupon, memberCoupon } from '#server/db/tables/coupon.ts';
import { ledgerEntry } from '#server/db/tables/ledger.ts';
import { profile } from '#server/db/tables/profile.ts';
import { ticketTable } from '#server/db/tables/ticket.ts';
import { auditBooks } from '#server/libraries/audit/index.ts';
import { issueTicket, useTicket } from '#server/libraries/ticket/index.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { awardsOn, secret } from '../harness/award/calls.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const IDENTITY = '11010519491231002X';

const answer = {
  name: '林晓',
  idCard: IDENTITY,
  unit: '市第一医院',
  jobTitle: '主治医师',
  agreed: true,
};

onDatabase('what members claim', (opened) => {
  let api: ReturnType<typeof awardsOn>;
  beforeAll(() => {
    api = awardsOn(opened().db);
  });

  const claim = (id: string, token: string) => api.ask('claimAward', { id }, token);
  const claimAs = (id: string, token: string, own: Partial<typeof answer> = {}) =>
    api.post('/v1/award/claim_person', { id, key: crypto.randomUUID(), ...answer, ...own }, token);
  const state = (id: string, token: string) => api.get('awardState', { id }, token);
  const claims = (awardId: number) =>
    opened().db.$count(awardClaim, eq(awardClaim.awardId, awardId));

  it('tells each condition with what is reached, and refuses by the name of what is missing', async () => {
    const [course, space, examId] = [
      await api.newCourse(),
      await api.newLive(),
      await api.newExam(),
    ];
    const { id } = await api.publish({
      ...{ productId: course.id, liveId: space.id, examId, target: 'course' },
      ...{ needProgress: 100, needMinutes: 30, needScore: 60 },
    });
    const who = await api.join();
    const seen = async () => {
      const { state: stands, conditions } = await state(id, who.token);
      return [stands, ...conditions.map(({ metric, now, need, met }) => [metric, now, need, met])];
    };
    expect(await seen()).toEqual([
      'unmet',
      ['progress', 0, 100, false],
      ['minutes', 0, 30, false],
      ['score', 0, 60, false],
    ]);
    expect(await claim(id, who.token)).toMatchObject({ code: '74005' });
    await course.finish(who.id, 1);
    expect((await seen())[1]).toEqual(['progress', 50, 100, false]);
    const both = await api.join();
    await course.finish(both.id, 2);
    await space.watch(both.id, 29);
    expect(await claim(id, both.token)).toMatchObject({ code: '74006' });
    const third = await api.join();
    await course.finish(third.id, 2);
    await space.watch(third.id, 30);
    await api.sit(examId, third.id, 59, false);
    expect(await claim(id, third.token)).toMatchObject({ code: '74007' });
    await api.sit(examId, third.id, 60, true);
    expect(await claim(id, third.token)).toMatchObject({ code: '200' });
    expect(await state(id, third.token)).toMatchObject({ state: 'claimed' });
  });

  it('asks for being checked in at an activity, whose ticket alone is not enough', async () => {
    const { db } = opened();
    const at = new Date(api.now());
    const [meeting] = await db
      .insert(activity)
      .values({ type: 1, title: '学术沙龙', priceFen: 0, groupPriceFen: 0, startAt: at, endAt: at })
      .returning();
    const activityId = meeting?.id ?? 0;
    const { id } = await api.publish({ activityId, target: 'activity', needCheckIn: true });
    const who = await api.join();
    const request = { target: 'activity', targetId: activityId, memberId: who.id } as const;
    await issueTicket(db, { ...request, orderId: null }, api.now());
    expect(await claim(id, who.token)).toMatchObject({ code: '74008' });
    expect((await state(id, who.token)).conditions).toMatchObject([
      { metric: 'checkin', met: false },
    ]);
    const [ticket] = await db.select().from(ticketTable).where(eq(ticketTable.memberId, who.id));
    expect(await useTicket(db, ticket?.id ?? 0, '门口', api.now())).toBe(true);
    expect(await claim(id, who.token)).toMatchObject({ code: '200' });
  });

  it('gives a credit and a certificate once, however often it is sent', async () => {
    const { db } = opened();
    const { id, key, pass } = await api.passed({
      ...{
        kind: 'credit',
        points: 3,
        creditClass: 'I',
        project: '合理用药',
        projectNumber: '2026-1',
      },
    });
    const who = await pass();
    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(id, who.token)));
    expect(answers.map(({ code }) => code)).toEqual(Array(8).fill('200'));
    expect(await claims(key)).toBe(1);
    expect(await db.$count(credit, eq(credit.memberId, who.id))).toBe(1);
    const [row] = await db.select().from(award).where(eq(award.id, key));
    expect(row?.claimed).toBe(1);
    const shown = await state(id, who.token);
    expect(shown).toMatchObject({
      holder: `学号 ${who.id}`,
      project: '合理用药',
      points: 3,
      revokedAt: null,
    });
    expect(shown.number).toMatch(/^\d{4}-\w{4}-\w{4}-\w{4}$/);
    const { items, years } = await api.get('myCredits', { year: '0', page: 1 }, who.token);
    expect(items).toMatchObject([{ id, project: '合理用药', creditClass: 'I', revoked: false }]);
    expect(years).toMatchObject([{ first: 3, second: 0 }]);
    expect((await api.get('myClaims', { page: 1 }, who.token)).items).toMatchObject([
      { id, kind: 'credit', number: shown.number },
    ]);
  });

  it('gives no more than there are, to many at once', async () => {
    const { id, key, pass } = await api.passed({ quota: 5 });
    const people = [];
    for (let at = 0; at < 20; at += 1) people.push(await pass());
    const codes = (await Promise.all(people.map(({ token }) => claim(id, token)))).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code === '200')).toHaveLength(5);
    expect(codes.filter((code) => code === '74004')).toHaveLength(15);
    expect(await claims(key)).toBe(5);
    expect(await state(id, (await pass()).token)).toMatchObject({ state: 'full', left: 0 });
  });

  it('is kept to its time, and claimed ones stay', async () => {
    const { id, key, pass } = await api.passed({ startAt: new Date(api.now() + DAY) });
    const [who, late] = [await pass(), await pass()];
    expect(await claim(id, who.token)).toMatchObject({ code: '74002' });
    const set = (own: Partial<typeof award.$inferInsert>) =>
      opened().db.update(award).set(own).where(eq(award.id, key));
    await set({ startAt: null });
    expect(await claim(id, who.token)).toMatchObject({ code: '200' });
    await set({ endAt: new Date(api.now()) });
    expect(await claim(id, late.token)).toMatchObject({ code: '74003' });
    await set({ published: false });
    expect(await claim(id, late.token)).toMatchObject({ code: '74001' });
    expect(await state(id, who.token)).toMatchObject({ state: 'claimed' });
  });

  it('pays points by the ledger and a coupon out of its copies, once', async () => {
    const { db } = opened();
    const points = await api.passed({ kind: 'points', points: 20 });
    const who = await points.pass();
    await Promise.all([claim(points.id, who.token), claim(points.id, who.token)]);
    const paid = await db.select().from(ledgerEntry).where(eq(ledgerEntry.memberId, who.id));
    expect(paid).toMatchObject([{ amount: 20, unit: 'points', kind: 'reward' }]);
    const terms = {
      title: '满减',
      amountFen: 100,
      thresholdFen: 0,
      endAt: new Date(api.now() + DAY),
    };
    const [stock] = await db
      .insert(coupon)
      .values({ ...terms, total: 1 })
      .returning();
    if (!stock) throw new Error('no coupon');
    const gift = await api.passed({ kind: 'coupon', couponId: stock.id });
    const [first, second] = [await gift.pass(), await gift.pass()];
    expect(await claim(gift.id, first.token)).toMatchObject({ code: '200' });
    const own = and(eq(memberCoupon.memberId, first.id), eq(memberCoupon.couponId, stock.id));
    expect(await db.$count(memberCoupon, own)).toBe(1);
    // the last copy is gone, and nothing of the second claim stays
    expect((await claim(gift.id, second.token)).code).not.toBe('200');
    expect(await claims(gift.key)).toBe(1);
  });

  it('asks for a person where one is to stand on it, and stores nothing of it in plain', async () => {
    const { db } = opened();
    const { id, key, pass } = await api.passed({ needPerson: true });
    const [who, other] = [await pass(), await pass()];
    expect(await claim(id, who.token)).toMatchObject({ code: '74009' });
    expect(await claimAs(id, who.token, { idCard: '110105194912310021' })).toMatchObject({
      code: '74010',
    });
    expect(await claimAs(id, who.token, { agreed: false })).toMatchObject({ code: '74013' });
    expect(await claims(key)).toBe(0);
    expect(await claimAs(id, who.token)).toMatchObject({ code: '200' });
    const [row] = await db.select().from(awardClaim).where(eq(awardClaim.awardId, key));
    expect(JSON.stringify(row)).not.toContain(IDENTITY);
    expect(JSON.stringify(row)).not.toContain('市第一医院');
    expect(secret.decrypt(row?.person ?? '')).toContain(IDENTITY);
    expect(row?.consentAt).not.toBeNull();
    const [paper] = await db
      .select()
      .from(certificate)
      .where(eq(certificate.claimId, row?.id ?? 0));
    expect(paper?.holder).toBe('');
    expect(await state(id, who.token)).toMatchObject({ holder: '林晓' });
    expect(await claimAs(id, other.token)).toMatchObject({ code: '74012' });
    expect(await claims(key)).toBe(1);
  });

  it('holds the person against the profile', async () => {
    const { db } = opened();
    const { id, pass } = await api.passed({ needPerson: true });
    const who = await pass();
    const words = { name: '林晓', sex: 0, hospital: '市第一医院', department: '', jobTitle: '' };
    await db.insert(profile).values({
      ...{ memberId: who.id, ...words, province: '', city: '', savedAt: new Date() },
      idCard: secret.encrypt(IDENTITY),
    });
    const begun = await api.get('awardPerson', { id }, who.token);
    expect(begun).toMatchObject({ name: '林晓', unit: '市第一医院', idCard: '110***********002X' });
    expect(await claimAs(id, who.token, { idCard: '440524188001010014' })).toMatchObject({
      code: '74010',
    });
    expect(await claimAs(id, who.token, { idCard: '440524198001010013' })).toMatchObject({
      code: '74011',
    });
    expect(await claimAs(id, who.token, { idCard: begun.idCard })).toMatchObject({ code: '200' });
  });

  it('leaves the books in order', async () => {
    expect(await auditBooks(opened().db)).toEqual([]);
    expect(await opened().db.$count(awardClaim, sql`true`)).toBeGreaterThan(10);
  });
});
