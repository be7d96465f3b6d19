import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cancellationApi } from '#schemas/cancellation/endpoints.ts';
import { CANCELLATION_DAYS, CANCELLATION_WORDS } from '#schemas/cancellation/fields.ts';
import { cancellationRefusals } from '#schemas/cancellation/refusals.ts';
import { addressTable } from '#server/db/tables/address.ts';
import { award, awardClaim, certificate } from '#server/db/tables/award.ts';
import { cancellationTable } from '#server/db/tables/cancellation.ts';
import { caseContest, caseEntry, caseJudge } from '#server/db/tables/case.ts';
import { feedbackTable } from '#server/db/tables/feedback.ts';
import { job } from '#server/db/tables/job.ts';
import { credential, wechatIdentity } from '#server/db/tables/login.ts';
import { member } from '#server/db/tables/member.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { profile } from '#server/db/tables/profile.ts';
import { upload } from '#server/db/tables/upload.ts';
import { cancellationJobs } from '#server/domains/cancellation/jobs.ts';
import { auditBooks } from '#server/libraries/audit/index.ts';
import { memberOf } from '#server/platform/auth/session.ts';
import { runJobs } from '#server/platform/jobs/jobs.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { newPhone } from '../harness/login/account.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const { cancellation, askCancellation, withdrawCancellation } = cancellationApi;
const { cancellationBlocked, cancellationUnconfirmed, noCancellation } = cancellationRefusals;

onDatabase('ending an account', (opened) => {
  const start = async () => {
    const { db } = opened();
    const shop = ordersOn(db);
    const { id, token } = await shop.join(
      { nickname: '林晓', phone: newPhone() },
      { money: 20_000 },
    );
    const state = async () =>
      z.parse(cancellation.data, (await shop.post(cancellation.path, {}, token)).data);
    const ask = (confirmation = CANCELLATION_WORDS, key = randomUUID()) =>
      shop.post(askCancellation.path, { confirmation, key }, token);
    const withdraw = () => shop.post(withdrawCancellation.path, { key: randomUUID() }, token);
    /** The timed work as it is after so many days. */
    const after = (days: number) => runJobs(db, cancellationJobs, () => Date.now() + days * DAY);
    const row = async () => (await db.select().from(member).where(eq(member.id, id)))[0];
    return { db, shop, id, token, state, ask, withdraw, after, row };
  };

  it('shows what is lost, happens after its days, and leaves nothing of the person', async () => {
    const { db, shop, id, token, state, ask, after, row } = await start();
    const order = await shop.buy(
      { kind: 'course', id: await shop.sell({ priceFen: 1000 }) },
      token,
    );
    await db.update(orderTable).set({ remark: '请开发票' }).where(eq(orderTable.memberId, id));
    const position = { receiver: '林晓', phone: '13912345678', province: '浙江省', city: '杭州市' };
    await db
      .insert(addressTable)
      .values({ memberId: id, ...position, detail: '1 号', savedAt: new Date() });
    await db.insert(wechatIdentity).values({ openid: `o-${id}`, memberId: id });
    await db.insert(credential).values({ memberId: id, passwordHash: 'x', changedAt: new Date() });
    const answer = { name: '林晓', sex: 0, hospital: '', department: '', jobTitle: '' };
    const rest = { province: '', city: '', idCard: '', savedAt: new Date() };
    await db.insert(profile).values({ memberId: id, ...answer, ...rest });
    const file = `${randomUUID().replaceAll('-', '')}.png`;
    await db.insert(upload).values({ file, memberId: id, bytes: 1, at: new Date() });
    const fault = { kind: 'fault', text: '放不出来', contact: '13912345678' } as const;
    const pictures = [`/uploads/${file}`];
    await db.insert(feedbackTable).values({ memberId: id, ...fault, pictures, at: new Date() });
    const [given] = await db
      .insert(award)
      .values({ title: '结业', target: 'course', kind: 'certificate', claimed: 1 })
      .returning();
    const person = { person: '密文', identityHash: `h-${id}`, consentAt: new Date() };
    const [claim] = await db
      .insert(awardClaim)
      .values({ awardId: given?.id ?? 0, memberId: id, ...person, at: new Date() })
      .returning();
    const printed = { project: '结业', holder: '林晓', issuedAt: new Date() };
    await db.insert(certificate).values({ claimId: claim?.id ?? 0, number: `n-${id}`, ...printed });
    expect(await state()).toMatchObject({ state: 'none', blocks: [], courses: 1, dueAt: null });

    const key = randomUUID();
    const request = await ask(CANCELLATION_WORDS, key);
    expect(request.code).toBe('200');
    expect((await ask(CANCELLATION_WORDS, key)).data).toEqual(request.data);
    expect((await state()).dueAt).toBeGreaterThan(Date.now() + (CANCELLATION_DAYS - 1) * DAY);
    await after(CANCELLATION_DAYS - 1);
    expect((await row())?.nickname).toBe('林晓');
    await after(CANCELLATION_DAYS + 1);

    expect(await row()).toMatchObject({
      nickname: '已注销用户',
      avatar: '',
      phone: '',
      disabled: true,
    });
    expect(await memberOf(db, token, Date.now())).toBe(null);
    for (const table of [addressTable, wechatIdentity, credential, profile, feedbackTable])
      expect(await db.$count(table, eq(table.memberId, id))).toBe(0);
    expect(await db.$count(upload, eq(upload.file, file))).toBe(0);
    const [claimed] = await db.select().from(awardClaim).where(eq(awardClaim.memberId, id));
    expect(claimed).toMatchObject({ person: '', identityHash: null });
    const [paper] = await db
      .select()
      .from(certificate)
      .where(eq(certificate.number, `n-${id}`));
    expect(paper).toMatchObject({ holder: '', project: '结业', revokedAt: null });
    const [saved] = await db
      .select()
      .from(orderTable)
      .where(eq(orderTable.id, Number(order)));
    expect(saved).toMatchObject({ memberId: id, state: 'done', remark: '' });
    expect(await auditBooks(db)).toEqual([]);
  });

  it('takes a draft of a case and a seat of judges along, and leaves a published case without pictures', async () => {
    const { db, id, ask, after } = await start();
    const at = new Date();
    const times = {
      ...{ submissionAt: at, submissionEnd: at, voteAt: at, voteEnd: at },
      ...{ judgingAt: at, judgingEnd: at, resultAt: at },
    };
    const [shown, drafted] = await db
      .insert(caseContest)
      .values(['公开', '草稿'].map((title) => ({ title, ...times })))
      .returning();
    const parts = { history: 'a', findings: 'b', diagnosis: 'c', treatment: 'd', discussion: 'e' };
    const files = [0, 1].map(() => `${randomUUID().replaceAll('-', '')}.png`);
    const [seen, unseen] = files.map((file) => [`/uploads/${file}`]);
    await db.insert(upload).values(files.map((file) => ({ file, memberId: id, bytes: 1, at })));
    const own = { memberId: id, title: '一例胸痛', parts, savedAt: at };
    const decided = { submittedAt: at, consentAt: at, decidedAt: at, by: 'admin' };
    await db.insert(caseEntry).values([
      { ...own, contestId: drafted?.id ?? 0, pictures: unseen ?? [] },
      {
        ...{ ...own, ...decided, contestId: shown?.id ?? 0, pictures: seen ?? [] },
        state: 'accepted',
      },
    ]);
    await db.insert(caseJudge).values({ contestId: drafted?.id ?? 0, memberId: id });
    await ask();
    await after(CANCELLATION_DAYS + 1);
    expect(await db.select().from(caseEntry).where(eq(caseEntry.memberId, id))).toMatchObject([
      { contestId: shown?.id, state: 'accepted', parts, pictures: [] },
    ]);
    expect(await db.$count(caseJudge, eq(caseJudge.memberId, id))).toBe(0);
    expect(await db.$count(upload, eq(upload.memberId, id))).toBe(0);
    expect(await auditBooks(db)).toEqual([]);
  });

  it('is withdrawn until then, and counts its days anew when it is asked for again', async () => {
    const { db, id, state, ask, withdraw, after, row } = await start();
    expect((await withdraw()).code).toBe(String(noCancellation.code));
    await ask();
    expect((await withdraw()).code).toBe('200');
    expect((await state()).state).toBe('none');
    await after(CANCELLATION_DAYS + 1);
    expect((await row())?.nickname).toBe('林晓');
    await ask();
    const own = and(eq(job.kind, 'cancellation-due'), eq(job.subject, `${id}`));
    expect(await db.$count(job, own)).toBe(1);
  });

  it('waits for what is under way, before it is asked for and when its day has come', async () => {
    const { shop, token, state, ask, after, row } = await start();
    const wish = { kind: 'course', id: await shop.sell({ priceFen: 1000 }) } as const;
    const first = await shop.order(wish, token);
    expect((await state()).blocks).toEqual(['unpaid']);
    expect((await ask()).code).toBe(String(cancellationBlocked.code));
    await shop.get('cancelOrder', { id: first.id }, token);
    expect((await ask()).code).toBe('200');
    const second = await shop.order(wish, token);
    await after(CANCELLATION_DAYS + 1);
    expect((await row())?.nickname).toBe('林晓');
    await shop.get('cancelOrder', { id: second.id }, token);
    await after(CANCELLATION_DAYS + 3);
    expect((await row())?.nickname).toBe('已注销用户');
  });

  it('is not asked for by other words', async () => {
    const { db, id, ask } = await start();
    expect((await ask('注销')).code).toBe(String(cancellationUnconfirmed.code));
    expect(await db.$count(cancellationTable, eq(cancellationTable.memberId, id))).toBe(0);
  });
});
