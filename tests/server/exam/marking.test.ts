import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { examDeskApi } from '#schemas/exam/desk-endpoints.ts';
import { ledgerEntry } from '#server/db/tables/ledger.ts';
import { message } from '#server/db/tables/message.ts';
import { bestAttempt, mark } from '#server/db/tables/questionnaire.ts';
import { upload } from '#server/db/tables/upload.ts';
import { auditBooks } from '#server/libraries/audit/audit-books.ts';
import { examsOn } from '../harness/exam/calls.ts';
import { consoleOn, type Seat } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import type { Own, PaperQuestion } from '../harness/questionnaire/publish.ts';

const options = ['a', 'b'].map((id) => ({ id, title: `选项${id}` }));

const requests: readonly PaperQuestion[] = [
  { kind: 'single', title: '哪个对？', options, right: ['a'], points: 10 },
  { kind: 'text', title: '为什么？', points: 10, explanation: '要点：先看节律' },
  { kind: 'voice', title: '读一遍', points: 5 },
  { kind: 'upload', title: '拍下来', points: 5, most: 2, required: false },
];

onDatabase('operators and what waits for a marker', (opened) => {
  let api: ReturnType<typeof examsOn>;
  let desk: Awaited<ReturnType<typeof consoleOn<typeof examDeskApi>>>;
  let seat: Seat & { name: string };

  beforeAll(async () => {
    api = examsOn(opened().db);
    desk = await consoleOn(opened().db, {}, examDeskApi);
    seat = await desk.newSeat('publish');
  });

  const newUpload = async (memberId: number, end: string) => {
    const file = `${randomBytes(16).toString('hex')}.${end}`;
    await opened().db.insert(upload).values({ file, memberId, bytes: 9, at: new Date() });
    return `/uploads/${file}`;
  };

  const publish = (own: Own = {}) =>
    api.publish(
      { title: '病例考试', pass: 20, tries: 5, reward: 50, showAnswers: 'after_submit', ...own },
      requests,
    );

  /** An attempt that was sent, of a new member unless one is told. */
  const sent = async (id: string, by?: { token: string; id: number }) => {
    const who = by ?? (await api.join());
    const { paper, submit } = await api.begin(id, who.token);
    const statement = {
      '哪个对？': ['a'],
      '为什么？': ['看了节律'],
      读一遍: [await newUpload(who.id, 'mp3'), '12'],
    };
    expect((await submit(statement)).data).toEqual({ outcome: 'marking' });
    const questions = paper.questions.map((each) => Number(each.id));
    return { ...who, exam: id, attempt: Number(paper.attempt), questions };
  };
  type Sent = Awaited<ReturnType<typeof sent>>;

  const marksOf = ({ questions }: Sent, text: number, voice: number, remark = '') => [
    { question: questions[1], points: text, remark },
    { question: questions[2], points: voice, remark: '' },
  ];

  const give = (own: Sent, text: number, voice: number, by: Seat = seat) =>
    desk.ask('markExamAttempt', { attempt: own.attempt, marks: marksOf(own, text, voice) }, by);

  const correct = (own: Sent, asks: object, by: Seat = seat) =>
    desk.ask(
      'correctExamMark',
      { attempt: own.attempt, question: own.questions[1], remark: '', reason: '看错了', ...asks },
      by,
    );

  const listed = (exam: string, state: 'waiting' | 'marked' = 'waiting', page = 1) =>
    desk.ask('listMarking', { state, exam: Number(exam), page }, seat);

  const resultOf = ({ exam, attempt, token }: Sent) =>
    api.get('examResult', { id: exam, attempt: `${attempt}` }, token);

  const paidTo = ({ id, exam }: Sent) =>
    opened().db.$count(
      ledgerEntry,
      and(eq(ledgerEntry.memberId, id), eq(ledgerEntry.cause, `exam:${exam}:${id}`)),
    );

  const audited = async () =>
    (await desk.audit(seat)).filter(({ action }) => action === 'marking').map(({ text }) => text);

  it('see the longest waiting first, by numbers alone, and how many wait', async () => {
    const id = await publish();
    const before = (await desk.ask('countMarking', {}, seat)).waiting;
    const who = await api.join({ nickname: '沈从容' });
    const [first, second] = [await sent(id, who), await sent(id)];
    const answer = await listed(id);
    expect(answer.items.map(({ attempt }) => attempt)).toEqual([first.attempt, second.attempt]);
    expect(answer.items[0]).toMatchObject({
      ...{ exam: '病例考试', waiting: 2, score: 10, full: 30, outcome: 'marking', by: '' },
    });
    expect(answer.exams).toContainEqual({ id: Number(id), title: '病例考试' });
    expect(
      JSON.stringify([answer, await desk.ask('readMarking', { attempt: first.attempt }, seat)]),
    ).not.toContain('沈从容');
    expect(answer.waiting).toBe(before + 2);
    expect((await desk.ask('countMarking', {}, seat)).waiting).toBe(before + 2);
    expect((await listed(await publish())).items).toEqual([]);
  });

  it('pages through what waits without a row twice', async () => {
    const id = await publish();
    const all: number[] = [];
    for (let at = 0; at < 21; at += 1) all.push((await sent(id)).attempt);
    const [one, two] = [await listed(id), await listed(id, 'waiting', 2)];
    expect(one.pages).toBe(2);
    expect([...one.items, ...two.items].map(({ attempt }) => attempt)).toEqual(all);
  });

  it('see the answers that wait with points and explanation, and files by addresses for minutes', async () => {
    const own = await sent(await publish());
    const answer = await desk.ask('readMarking', { attempt: own.attempt }, seat);
    expect(answer).toMatchObject({
      ...{ attempt: own.attempt, score: 10, full: 30, pass: 20, paid: 0, shows: 'after_submit' },
    });
    const [text, voice, ...more] = answer.answers;
    expect(more).toEqual([]);
    expect(text).toMatchObject({
      ...{ place: 2, kind: 'text', title: '为什么？', points: 10, text: '看了节律', given: null },
      explanation: '要点：先看节律',
    });
    expect(voice?.recording?.seconds).toBe(12);
    expect(voice?.recording?.address).toMatch(/^\/uploads\/[\da-f]{32}\.mp3\?t=attempt\./);
    const look = (await desk.audit(seat)).find(({ action }) => action === 'look');
    expect(look?.text).toBe(`查看会员 ${own.id} 的考试答卷`);
  });

  it('mark it once: score, pass, rank, reward and message stand, and the result tells each remark', async () => {
    const own = await sent(await publish());
    const marks = marksOf(own, 8, 3, '思路清楚\n再补一条');
    const key = 'the-same-key';
    const wish = { attempt: own.attempt, marks, key };
    const answer = await desk.ask('markExamAttempt', wish, seat);
    expect(answer).toEqual({ outcome: 'passed', score: 21, full: 30, paid: 50 });
    expect(await desk.ask('markExamAttempt', wish, seat)).toEqual(answer);
    expect(await paidTo(own)).toBe(1);
    const detail = await resultOf(own);
    expect(detail).toMatchObject({
      ...{ outcome: 'passed', score: 21, waiting: 0, points: 50, rank: 1 },
    });
    expect(detail.reviewed[1]).toMatchObject({
      ...{ state: 'marked', earned: 8, points: 10, remark: '思路清楚\n再补一条' },
    });
    expect(detail.reviewed[2]).toMatchObject({ state: 'marked', earned: 3, points: 5, remark: '' });
    const inbox = await opened().db.select().from(message).where(eq(message.memberId, own.id));
    expect(inbox.map(({ title, body, link }) => [title, body, link])).toEqual([
      [
        '阅卷完成',
        '「病例考试」得分 21 分（满分 30 分），及格',
        `/result?id=${own.exam}&attempt=${own.attempt}`,
      ],
    ]);
    expect((await audited())[0]).toBe(
      `阅卷：考试「病例考试」的答卷 ${own.attempt}，第 2 题 8 分，第 3 题 3 分；得分 10 → 21 分（满分 30 分），及格`,
    );
    expect((await listed(own.exam)).items).toEqual([]);
    expect((await listed(own.exam, 'marked')).items[0]).toMatchObject({
      ...{ attempt: own.attempt, outcome: 'passed', by: seat.name },
    });
    expect(await auditBooks(opened().db)).toEqual([]);
  });

  it('mark one that does not pass: it brings nothing, and stands in no ranking', async () => {
    const own = await sent(await publish());
    expect(await give(own, 0, 0)).toEqual({ outcome: 'failed', score: 10, full: 30, paid: 0 });
    expect(await paidTo(own)).toBe(0);
    expect((await resultOf(own)).rank).toBe(0);
  });

  it('tell the second of two markers who was first, and change nothing', async () => {
    const own = await sent(await publish());
    const other = await desk.newSeat('publish');
    const both = await Promise.allSettled([give(own, 10, 5), give(own, 0, 0, other)]);
    const lost = both.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    expect(lost).toHaveLength(1);
    const [row] = await opened().db.select().from(mark).where(eq(mark.attemptId, own.attempt));
    expect(lost[0]).toContain(`${row?.by} 已经阅完这份答卷，没有再记一次`);
    expect([seat.name, other.name]).toContain(row?.by);
    expect((await resultOf(own)).score).toBe(row?.by === seat.name ? 25 : 10);
  });

  it('pay a member once for a paper, however many attempts are marked at once', async () => {
    const id = await publish();
    const who = await api.join();
    const [one, two] = [await sent(id, who), await sent(id, who)];
    const paid = await Promise.all([give(one, 10, 5), give(two, 10, 5)]);
    expect(paid.map((each) => each.paid).sort((a, b) => a - b)).toEqual([0, 50]);
    expect(await paidTo(one)).toBe(1);
    expect(await auditBooks(opened().db)).toEqual([]);
  });

  it('refuse by name what does not fit, and write nothing of it', async () => {
    const own = await sent(await publish());
    const { attempt, questions } = own;
    const [single, text, voice, picture] = questions;
    const marking = (marks: object[], of = attempt) =>
      desk.ask('markExamAttempt', { attempt: of, marks }, seat);
    const good = { question: voice, points: 1, remark: '' };
    const of = (question: number | undefined, points: number) => ({ question, points, remark: '' });
    const UNFIT = '给分的题和要阅的题对不上，请刷新后再阅';
    await expect(marking([of(text, 11), good])).rejects.toThrow('《为什么？》最多 10 分');
    await expect(marking([of(text, -1), good])).rejects.toThrow();
    await expect(marking([of(text, 1.5), good])).rejects.toThrow();
    await expect(marking([good])).rejects.toThrow(UNFIT);
    await expect(marking([good, good])).rejects.toThrow(UNFIT);
    await expect(marking([of(text, 1), good, of(picture, 1)])).rejects.toThrow(UNFIT);
    await expect(marking([of(text, 1), of(single, 1)])).rejects.toThrow(UNFIT);
    await expect(marking([good], 2_000_000_000)).rejects.toThrow('答卷不存在');
    const machine = await api.begin(
      await api.publish({ title: '只有选择' }),
      (await api.join()).token,
    );
    await expect(marking([good], Number(machine.paper.attempt))).rejects.toThrow('答卷不存在');
    await machine.submit({
      '哪个对？': ['c'],
      '哪些对？': ['a'],
      '对吗？': ['true'],
      '血压 __ / __': ['1', '2'],
    });
    await expect(marking([good], Number(machine.paper.attempt))).rejects.toThrow(
      '这份答卷没有要阅的题',
    );
    await expect(correct(own, { points: 1, seen: { points: 0, remark: '' } })).rejects.toThrow(
      '这道题还没有阅过，不能更正',
    );
    expect(await resultOf(own)).toMatchObject({ outcome: 'marking', score: 10, waiting: 2 });
    const marks = await opened().db.$count(mark, eq(mark.attemptId, attempt));
    expect(marks).toBe(0);
  });

  it('correct a mark with a reason: a pass may come by it, and what was paid keeps its pass', async () => {
    const own = await sent(await publish());
    await give(own, 2, 3);
    const seen = { points: 2, remark: '' };
    await expect(correct(own, { points: 9, seen: { ...seen, points: 3 } })).rejects.toThrow(
      `${seat.name} 刚改过这道题的分数`,
    );
    await expect(correct(own, { points: 9, seen, reason: '' })).rejects.toThrow();
    await expect(correct(own, { points: 11, seen })).rejects.toThrow('最多 10 分');
    const passed = { outcome: 'passed', score: 20, full: 30, paid: 50 };
    expect(await correct(own, { points: 7, remark: '漏看了一行', seen })).toEqual(passed);
    expect(await paidTo(own)).toBe(1);
    const now = { points: 7, remark: '漏看了一行' };
    await expect(correct(own, { points: 6, seen: now })).rejects.toThrow(
      '这份答卷及格后已经发了奖励积分，更正后不能低于及格线 20 分',
    );
    expect(await correct(own, { points: 9, seen: now })).toMatchObject({ score: 22, paid: 50 });
    expect(await paidTo(own)).toBe(1);
    expect((await audited())[1]).toBe(
      `更正阅卷：考试「病例考试」的答卷 ${own.attempt} 第 2 题（原由 ${seat.name} 阅），2 分 → 7 分，评语 （空） → 漏看了一行；得分 15 分（满分 30 分），不及格 → 20 分（满分 30 分），及格；原因：看错了`,
    );
    const [best] = await opened()
      .db.select()
      .from(bestAttempt)
      .where(eq(bestAttempt.memberId, own.id));
    expect(best?.minusScore).toBe(-22);
    expect(await auditBooks(opened().db)).toEqual([]);
  });

  it('take a pass back where nothing was paid for it', async () => {
    const own = await sent(await publish({ reward: 0 }));
    await give(own, 8, 3);
    const down = await correct(own, { points: 0, seen: { points: 8, remark: '' } });
    expect(down).toMatchObject({ outcome: 'failed', score: 13 });
    expect(await resultOf(own)).toMatchObject({ outcome: 'failed', tries: 4 });
    expect(await auditBooks(opened().db)).toEqual([]);
  });

  it('need the right to decide', async () => {
    const own = await sent(await publish());
    const editor = await desk.newSeat('edit');
    for (const [call, payload] of [
      ['countMarking', {}],
      ['listMarking', { state: 'waiting', exam: null, page: 1 }],
      ['readMarking', { attempt: own.attempt }],
      ['markExamAttempt', { attempt: own.attempt, marks: marksOf(own, 1, 1), key: 'twelve-signs' }],
    ] as const)
      expect((await desk.send(call, payload, editor)).status).toBe(403);
    expect((await resultOf(own)).waiting).toBe(2);
  });
});
