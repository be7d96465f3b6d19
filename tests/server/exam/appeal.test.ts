import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { appealDeskApi } from '#schemas/exam/appeal-desk-endpoints.ts';
import { appealApi } from '#schemas/exam/appeal-endpoints.ts';
import { APPEAL_TIME, LONGEST_APPEAL } from '#schemas/exam/appeal-fields.ts';
import { examDeskApi } from '#schemas/exam/desk-endpoints.ts';
import { message } from '#server/db/tables/message.ts';
import { appeal, attempt } from '#server/db/tables/questionnaire.ts';
import { auditBooks } from '#server/libraries/audit/audit-books.ts';
import { callsOn } from '../harness/calls-on.ts';
import { examsOn } from '../harness/exam/calls.ts';
import { consoleOn, type Seat } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import type { PaperQuestion } from '../harness/questionnaire/publish.ts';

const requests: readonly PaperQuestion[] = [
  { kind: 'judge', title: '对吗？', right: ['true'], points: 10 },
  { kind: 'text', title: '为什么？', points: 10 },
];

onDatabase('a result is appealed against', (opened) => {
  let api: ReturnType<typeof examsOn>;
  let own: ReturnType<typeof callsOn<typeof appealApi>>;
  let desk: Awaited<ReturnType<typeof consoleOn<typeof appealDeskApi & typeof examDeskApi>>>;
  let seat: Seat & { name: string };

  beforeAll(async () => {
    api = examsOn(opened().db);
    own = callsOn(opened().db, appealApi);
    desk = await consoleOn(opened().db, {}, { ...appealDeskApi, ...examDeskApi });
    seat = await desk.newSeat('publish');
  });

  /** An attempt that was sent; its text was marked with these points, or waits. */
  const sent = async (points?: number) => {
    const exam = await api.publish({ title: '病例考试', pass: 15, tries: 5 }, requests);
    const who = await api.join();
    const { paper, submit } = await api.begin(exam, who.token);
    await submit({ '对吗？': ['true'], '为什么？': ['看了节律'] });
    const question = Number(paper.questions[1]?.id);
    const number = Number(paper.attempt);
    if (points !== undefined) {
      const marks = [{ question, points, remark: '' }];
      await desk.ask('markExamAttempt', { attempt: number, marks }, seat);
    }
    return { ...who, exam, attempt: paper.attempt, number, question };
  };
  type Sent = Awaited<ReturnType<typeof sent>>;

  const make = ({ attempt: id, token }: Sent, text = '第 2 题写到了要点') =>
    own.ask('makeExamAppeal', { attempt: id, text }, token);
  const standing = ({ attempt: id, token }: Sent) => own.get('examAppeal', { attempt: id }, token);
  const settle = ({ number }: Sent, seen: number, text = '已复核', by: Seat = seat) =>
    desk.ask('settleAppeal', { attempt: number, seen, text }, by);
  const correct = ({ number, question }: Sent, from: number, points: number) =>
    desk.ask(
      'correctExamMark',
      {
        ...{ attempt: number, question, points, remark: '', reason: '复核' },
        seen: { points: from, remark: '' },
      },
      seat,
    );

  it('once, told with its time, and answered with the score kept', async () => {
    const one = await sent(3);
    expect(await standing(one)).toMatchObject({ state: 'free', score: 13, text: '', answer: '' });
    expect((await make(one, ' 第 2 题\n写到了要点 ')).code).toBe('200');
    expect(await standing(one)).toMatchObject({ state: 'open', text: '第 2 题\n写到了要点' });
    expect((await make(one)).msg).toBe('这次成绩已经申诉过');
    const before = (await desk.ask('countAppeals', {}, seat)).waiting;
    const answer = await desk.ask('listAppeals', { state: 'open', page: 1 }, seat);
    expect(answer.items.find(({ attempt: id }) => id === one.number)).toMatchObject({
      ...{ exam: '病例考试', scored: 13, score: 13, full: 20, marks: 1, state: 'open', by: '' },
    });
    expect(await settle(one, 13, '要点 2 没有写到')).toEqual({ outcome: 'settled' });
    expect(await settle(one, 13)).toEqual({ outcome: 'stale' });
    expect(await standing(one)).toMatchObject({ state: 'kept', answer: '要点 2 没有写到' });
    expect((await desk.ask('countAppeals', {}, seat)).waiting).toBe(before - 1);
    const inbox = await opened().db.select().from(message).where(eq(message.memberId, one.id));
    expect(inbox.map(({ title, body, link }) => [title, body, link]).at(-1)).toEqual([
      '成绩申诉有了答复',
      '「病例考试」成绩维持 13 分。要点 2 没有写到',
      `/result?id=${one.exam}&attempt=${one.attempt}`,
    ]);
    const acts = (await desk.audit(seat)).map(({ text }) => text);
    expect(acts[0]).toBe(
      `申诉：考试「病例考试」的答卷 ${one.attempt}，成绩维持 13 分；答复：要点 2 没有写到`,
    );
  });

  it('and says that the score was changed where a mark was corrected since', async () => {
    const one = await sent(3);
    await make(one);
    await correct(one, 3, 8);
    // the operator answers on what was seen
    expect(await settle(one, 13)).toEqual({ outcome: 'stale' });
    expect(await standing(one)).toMatchObject({ state: 'open' });
    expect(await settle(one, 18)).toEqual({ outcome: 'settled' });
    expect(await standing(one)).toMatchObject({ state: 'changed', score: 13 });
    const settled = await desk.ask('listAppeals', { state: 'settled', page: 1 }, seat);
    expect(settled.items[0]).toMatchObject({ attempt: one.number, score: 18, by: seat.name });
    expect(await auditBooks(opened().db)).toEqual([]);
  });

  it('not before it is marked, not after seven days, not another’s, not with nothing or too much', async () => {
    const waiting = await sent();
    expect(await standing(waiting)).toMatchObject({ state: 'marking' });
    expect((await make(waiting)).msg).toBe('还在阅卷，成绩出来以后可以申诉');
    const late = await sent(3);
    const stranger = await api.join();
    for (const id of [late.attempt, '0', '999999', 'x'])
      expect((await make({ ...late, attempt: id, token: stranger.token })).msg).toBe('答卷不存在');
    expect((await make(late, '  ')).msg).toBe('请写下哪里有疑问');
    expect((await make(late, '长'.repeat(LONGEST_APPEAL + 1))).msg).toBe('最多 500 个字');
    await opened()
      .db.update(attempt)
      .set({ submittedAt: new Date(own.now() - APPEAL_TIME - 60_000) })
      .where(eq(attempt.id, late.number));
    // its mark is of just now, from which the days are counted
    expect(await standing(late)).toMatchObject({ state: 'free' });
    own.tick(APPEAL_TIME + 60_000);
    expect(await standing(late)).toMatchObject({ state: 'late' });
    expect((await make(late)).msg).toBe('成绩公布超过 7 天，不能再申诉');
    own.tick(-APPEAL_TIME - 60_000);
    const made = await opened().db.select().from(appeal).where(eq(appeal.attemptId, late.number));
    expect(made).toEqual([]);
  });

  it('is one, however many are sent at once, and has one answer of two operators', async () => {
    const one = await sent(3);
    const all = await Promise.all(['甲', '乙', '丙'].map((text) => make(one, text)));
    expect(all.filter(({ code }) => code === '200')).toHaveLength(1);
    const other = await desk.newSeat('publish');
    const both = await Promise.all([settle(one, 13, '一'), settle(one, 13, '二', other)]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['settled', 'stale']);
  });

  it('is read by those who mark alone', async () => {
    const one = await sent(3);
    await make(one);
    const editor = await desk.newSeat('edit');
    await expect(desk.ask('readAppeal', { attempt: one.number }, editor)).rejects.toThrow();
    await expect(desk.ask('readAppeal', { attempt: 999_999 }, seat)).rejects.toThrow(
      '没有这条申诉',
    );
    const answer = await desk.ask('readAppeal', { attempt: one.number }, seat);
    expect(JSON.stringify(answer)).not.toContain('学员');
    const look = (await desk.audit(seat)).find(({ action }) => action === 'look');
    expect(look?.text).toBe(`查看会员 ${one.id} 的成绩申诉`);
  });
});
