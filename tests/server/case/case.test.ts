import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { caseDeskApi } from '#schemas/case/desk-endpoints.ts';
import { caseApi } from '#schemas/case/endpoints.ts';
import { caseRefusals } from '#schemas/case/refusals.ts';
import {
  caseContest,
  caseCriterion,
  caseEntry,
  caseJudge,
  caseScore,
} from '#server/db/tables/case.ts';
import { session } from '#server/db/tables/login.ts';
import { member } from '#server/db/tables/member.ts';
import { message } from '#server/db/tables/message.ts';
import { registered } from '#server/domains/desk/registered.ts';
import { auditBooks } from '#server/libraries/audit/index.ts';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { callsOn } from '../harness/calls-on.ts';
import { deskOn } from '../harness/desk/desks.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { crowdOf } from '../harness/order/crowd.ts';
import { onDatabase } from '../harness/postgres/database.ts';

type Name = keyof typeof caseRefusals;
const codeOf = (name: Name) => String(caseRefusals[name].code);

const parts = {
  ...{ history: '反复胸痛 <b>3</b> 天', findings: '肌钙蛋白升高', diagnosis: '急性心肌梗死' },
  ...{ treatment: '急诊介入', discussion: '尽早识别' },
};

onDatabase('a case contest', (opened) => {
  /** A contest with four days for each stage, two criteria and two judges. */
  const start = async (own: Partial<typeof caseContest.$inferInsert> = {}) => {
    const { db } = opened();
    const api = callsOn(db, caseApi);
    const now = api.now();
    const at = (days: number) => new Date(now + days * DAY);
    const [made] = await db
      .insert(caseContest)
      .values({
        ...{ title: '病例大赛', submissionAt: at(-1), submissionEnd: at(4), voteAt: at(4) },
        ...{ voteEnd: at(8), judgingAt: at(8), judgingEnd: at(12), resultAt: at(13), ...own },
      })
      .returning();
    const contestId = made?.id ?? 0;
    const id = String(contestId);
    const criteria = await db
      .insert(caseCriterion)
      .values([
        { contestId, title: '诊断思路', most: 10, weight: 3, position: 1 },
        { contestId, title: '写作', most: 20, weight: 1, position: 2 },
      ])
      .returning();
    const people = await crowdOf(db, 5);
    // the clock is moved by weeks
    await db.update(session).set({ expiresAt: new Date(now + 90 * DAY) });
    const [one, two, three, judge, second] = people;
    if (!one || !two || !three || !judge || !second) throw new Error('nobody');
    await db
      .insert(caseJudge)
      .values([judge, second].map(({ memberId }) => ({ contestId, memberId })));
    const code = async (name: keyof typeof caseApi, payload: object, token?: string) =>
      (await api.post(caseApi[name].path, { key: randomUUID(), id, ...payload }, token)).code;
    const submit = (token: string, more: object = {}) =>
      code('submitCaseEntry', { title: '一例胸痛', ...parts, consent: true, ...more }, token);
    const console = await consoleOn(db, {}, caseDeskApi);
    const seat = await console.newSeat('publish');
    const entryOf = async (memberId: number) => {
      const rows = await db.select().from(caseEntry).where(eq(caseEntry.memberId, memberId));
      return rows[0]?.id ?? 0;
    };
    const decide = async (memberId: number, reason = '') =>
      console.ask(
        'decideEntry',
        { id: await entryOf(memberId), accepted: reason === '', reason },
        seat,
      );
    /** Two published entries, of `one` and `two`. */
    const publish = async () => {
      for (const { token, memberId } of [one, two]) {
        expect(await submit(token)).toBe('200');
        await decide(memberId);
      }
      return [String(await entryOf(one.memberId)), String(await entryOf(two.memberId))] as const;
    };
    const marksOf = (first: number, other: number) =>
      criteria.map((each, position) => ({
        ...{ criterion: String(each.id), points: position === 0 ? first : other },
      }));
    return {
      ...{ db, api, id, one, two, three, judge, second, code, submit, decide, publish, marksOf },
      ...{ console, seat, entryOf },
    };
  };

  it('keeps a draft, takes an entry once, returns it with a reason and takes it again', async () => {
    const { db, api, id, one, code, submit, decide, console, seat } = await start();
    expect(await code('saveCaseEntry', { title: '草稿', ...parts, history: '' }, one.token)).toBe(
      '200',
    );
    const [draft] = (await api.get('caseDetail', { id }, one.token)).own;
    expect(draft).toMatchObject({ state: 'draft', title: '草稿', parts: { history: '' } });
    expect(await submit(one.token, { consent: false })).toBe(codeOf('entryConsentMissing'));
    expect(await submit(one.token, { history: ' ' })).toBe(codeOf('entryIncomplete'));
    expect(await submit(one.token, { history: '长'.repeat(1801) })).toBe(codeOf('entryTooLong'));
    const stranger = { pictures: ['/uploads/someone-else.png'] };
    expect(await submit(one.token, stranger)).toBe('55017');
    expect(await submit(one.token)).toBe('200');
    expect(await submit(one.token)).toBe(codeOf('entrySent'));
    expect(await code('saveCaseEntry', { title: '改', ...parts }, one.token)).toBe(
      codeOf('entrySent'),
    );
    expect((await console.ask('countEntries', {}, seat)).waiting).toBeGreaterThan(0);
    expect(await decide(one.memberId, '请隐去住院号')).toEqual({ outcome: 'decided' });
    expect(await decide(one.memberId)).toEqual({ outcome: 'stale' });
    const [answer] = await db.select().from(message).where(eq(message.memberId, one.memberId));
    expect(answer).toMatchObject({ title: '你的病例被退回修改', link: `/case/${id}` });
    expect((await api.get('caseDetail', { id }, one.token)).own[0]).toMatchObject({
      ...{ state: 'returned', reason: '请隐去住院号', parts },
    });
    expect(await submit(one.token)).toBe('200');
    expect(await decide(one.memberId)).toEqual({ outcome: 'decided' });
    expect((await api.get('caseEntries', { id }, one.token)).items).toHaveLength(1);
    api.tick(4 * DAY);
    expect(await submit(one.token)).toBe(codeOf('notSubmissionStage'));
    expect(await auditBooks(db)).toEqual([]);
  });

  it('takes one vote of a member a day, while the stage lasts, and none for an own entry', async () => {
    const { db, api, id, one, three, code, publish } = await start();
    const [first, other] = await publish();
    expect(await code('voteCaseEntry', { entry: first }, three.token)).toBe(
      codeOf('notVotingStage'),
    );
    api.tick(4 * DAY + HOUR);
    expect(await code('voteCaseEntry', { entry: first })).toBe('-200');
    expect(await code('voteCaseEntry', { entry: first }, one.token)).toBe(codeOf('ownEntryVote'));
    expect(await code('voteCaseEntry', { entry: first }, three.token)).toBe('200');
    expect(await code('voteCaseEntry', { entry: other }, three.token)).toBe(codeOf('votedToday'));
    api.tick(DAY);
    expect(await code('voteCaseEntry', { entry: first }, three.token)).toBe('200');
    const elsewhere = await start();
    const [theirs] = await elsewhere.publish();
    expect(await code('voteCaseEntry', { entry: theirs }, one.token)).toBe(
      codeOf('noSuchCaseEntry'),
    );
    const { items } = await api.get('caseEntries', { id, order: 'votes' }, three.token);
    expect(items.map(({ votes }) => votes)).toEqual([2, 0]);
    expect(items[0]).toMatchObject({ score: 0, place: 0, author: '' });
    api.tick(4 * DAY);
    expect(await code('voteCaseEntry', { entry: other }, three.token)).toBe(
      codeOf('notVotingStage'),
    );
    expect(await auditBooks(db)).toEqual([]);
  });

  it('shows nobody what is not public, and takes neither vote nor score for it', async () => {
    const { db, api, one, two, three, judge, code, submit, decide, entryOf, marksOf } =
      await start();
    for (const { token } of [one, two]) expect(await submit(token)).toBe('200');
    await decide(two.memberId, '请隐去住院号');
    for (const { memberId } of [one, two]) {
      const entry = String(await entryOf(memberId));
      expect(await code('caseEntry', { entry }, three.token)).toBe(codeOf('noSuchCaseEntry'));
      expect(await code('caseJudgedEntry', { entry }, judge.token)).toBe(codeOf('noSuchCaseEntry'));
      api.tick(5 * DAY);
      expect(await code('voteCaseEntry', { entry }, three.token)).toBe(codeOf('noSuchCaseEntry'));
      api.tick(4 * DAY);
      const score = { entry, marks: marksOf(5, 5) };
      expect(await code('scoreCaseEntry', score, judge.token)).toBe(codeOf('noSuchCaseEntry'));
      api.tick(-9 * DAY);
    }
    expect(await auditBooks(db)).toEqual([]);
  });

  it('begins the day of a vote at midnight in China', async () => {
    const { api, three, code, publish } = await start();
    const [entry] = await publish();
    const vote = () => code('voteCaseEntry', { entry }, three.token);
    api.tick(5 * DAY);
    // half an hour before that midnight
    api.tick(DAY - ((api.now() + 8 * HOUR) % DAY) - HOUR / 2);
    expect(await vote()).toBe('200');
    api.tick(HOUR);
    expect(await vote()).toBe('200');
    api.tick(23 * HOUR);
    expect(await vote()).toBe(codeOf('votedToday'));
  });

  it('hides authors from everybody until the result, and then tells them', async () => {
    const { api, id, one, judge, publish } = await start();
    const [entry] = await publish();
    const authors = async () => [
      (await api.get('caseEntry', { id, entry }, one.token)).author,
      (await api.get('caseEntries', { id }, one.token)).items[0]?.author,
      (await api.get('caseJudging', { id }, judge.token)).entries[0]?.author,
      (await api.get('caseJudgedEntry', { id, entry }, judge.token)).author,
    ];
    expect(await authors()).toEqual(['', '', '', '']);
    api.tick(9 * DAY);
    expect(await authors()).toEqual(['', '', '', '']);
    api.tick(5 * DAY);
    expect(new Set(await authors())).not.toContain('');
  });

  it('lets judges alone score, once and within bounds, and ranks what was judged', async () => {
    const { db, api, id, one, three, judge, second, code, publish, marksOf, console, seat } =
      await start();
    const [first, other] = await publish();
    api.tick(5 * DAY);
    await code('voteCaseEntry', { entry: other }, three.token);
    const score = (entry: string, marks: object, token?: string) =>
      code('scoreCaseEntry', { entry, marks }, token);
    expect(await score(first, marksOf(5, 10), judge.token)).toBe(codeOf('notJudgingStage'));
    api.tick(4 * DAY);
    expect(await code('caseJudging', {})).toBe('-200');
    expect(await code('caseJudging', {}, three.token)).toBe(codeOf('notJudge'));
    const elsewhere = await start();
    expect(await score(first, marksOf(5, 10), elsewhere.judge.token)).toBe(codeOf('notJudge'));
    const answer = await api.get('caseJudging', { id }, judge.token);
    expect(answer.entries.map(({ author, done }) => [author, done])).toEqual([
      ['', false],
      ['', false],
    ]);
    expect(await score(first, marksOf(11, 10), judge.token)).toBe(codeOf('scoreInvalid'));
    expect(await score(first, marksOf(-1, 10), judge.token)).toBe(codeOf('scoreInvalid'));
    expect(await score(first, marksOf(5, 10).slice(1), judge.token)).toBe(codeOf('scoreInvalid'));
    const twice = marksOf(5, 10).map((mark) => ({ ...mark, criterion: answer.criteria[0]?.id }));
    expect(await score(first, twice, judge.token)).toBe(codeOf('scoreInvalid'));
    expect(await score(first, marksOf(8, 10), judge.token)).toBe('200');
    expect(await score(first, marksOf(1, 1), judge.token)).toBe(codeOf('alreadyScored'));
    expect(await score(other, marksOf(8, 10), second.token)).toBe('200');
    await db.insert(caseJudge).values({ contestId: Number(id), memberId: one.memberId });
    expect(await score(first, marksOf(5, 10), one.token)).toBe(codeOf('ownEntryScore'));
    const { items } = await console.ask('readProgress', {}, seat);
    const own = items.filter(({ member }) => member === judge.memberId);
    expect(own).toMatchObject([{ done: 1, open: 1 }]);
    expect((await api.get('caseDetail', { id }, one.token)).winners).toEqual([]);
    const listed = await api.get('caseEntries', { id }, judge.token);
    expect(listed.items.map((each) => [each.score, each.place])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    api.tick(5 * DAY);
    // both have (3 × 8/10 + 1 × 10/20) / 4, so the vote decides
    const { winners, stage } = await api.get('caseDetail', { id }, one.token);
    expect(stage).toBe('result');
    expect(winners.map((each) => [each.id, each.score, each.place])).toEqual([
      [other, 7250, 1],
      [first, 7250, 2],
    ]);
    expect(winners[0]?.author).not.toBe('');
    expect(await auditBooks(db)).toEqual([]);
  });

  it('finds a judge by nickname or number, and tells no phone', async () => {
    const { db, three } = await start();
    const table = registered.find(({ name }) => name === 'case_judge');
    if (!table) throw new Error('no desk of judges');
    const desk = await deskOn(db, table);
    const { memberId: id } = three;
    await db.update(member).set({ nickname: '', phone: '13800001234' }).where(eq(member.id, id));
    const find = async (word: string) =>
      (await desk.ask('choices', { field: 'memberId', word, under: null })).choices;
    expect(await find(`编号 ${id}）`)).toEqual([
      { text: String(id), label: `未填昵称（编号 ${id}）` },
    ]);
    expect(await find('13800001234')).toEqual([]);
  });

  it('names a judge once, also from two desks at once, and takes the seat away once', async () => {
    const { db, id, three, code, publish, marksOf, api } = await start();
    const table = registered.find(({ name }) => name === 'case_judge');
    if (!table) throw new Error('no desk of judges');
    const desk = await deskOn(db, table);
    const values = [
      { name: 'contestId', text: id },
      { name: 'memberId', text: `${three.memberId}` },
      { name: 'note', text: '心内科' },
    ];
    const named = await Promise.allSettled([desk.make(values), desk.make(values)]);
    expect(named.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(desk.make(values)).rejects.toThrow('这位会员已经是这场大赛的评委');
    const own = and(eq(caseJudge.contestId, Number(id)), eq(caseJudge.memberId, three.memberId));
    const [seat] = await db.select().from(caseJudge).where(own);
    const [entry] = await publish();
    api.tick(9 * DAY);
    const score = () => code('scoreCaseEntry', { entry, marks: marksOf(5, 5) }, three.token);
    const remove = () => desk.ask('change', { action: 'remove', ids: [seat?.id ?? 0] });
    // whoever still has the seat scores once; what was scored stays when the seat goes
    const [first, second, ...removed] = await Promise.all([score(), score(), remove(), remove()]);
    expect(removed.map(({ done }) => done).sort()).toEqual([0, 1]);
    const given = await db.select().from(caseScore).where(eq(caseScore.memberId, three.memberId));
    expect(given).toHaveLength([first, second].filter((each) => each === '200').length);
    expect(await score()).toBe(codeOf('notJudge'));
    expect(await db.$count(caseJudge, own)).toBe(0);
    expect(await auditBooks(db)).toEqual([]);
  });
});
