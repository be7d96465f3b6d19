import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { member } from '#server/db/tables/member.ts';
import { message } from '#server/db/tables/message.ts';
import { examTeam, examTeammate } from '#server/db/tables/team.ts';
import { examFault } from '#server/domains/exam/paper/exam-fault.ts';
import { auditBooks } from '#server/libraries/audit/index.ts';
import { handOnCaptaincy, leaveTeams, takeOnCaptaincy } from '#server/libraries/team/index.ts';
import { DAY, MINUTE, SECOND } from '#server/platform/time/durations.ts';
import { examsOn, judged, rightAnswers } from '../harness/exam/calls.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('teams of an exam', (opened) => {
  let api: ReturnType<typeof examsOn>;
  let named = 0;

  beforeAll(() => {
    api = examsOn(opened().db);
  });

  const publish = (own = {}) =>
    api.publish({ teamSize: 2, pass: 10, endAt: new Date(api.now() + DAY), ...own });
  const newName = () => {
    named += 1;
    return `测试队${named}`;
  };
  const found = async (id: string, token: string, name = newName()) =>
    (await api.get('foundTeam', { id, name }, token)).team;
  const codeOf = async (answer: Promise<{ code: string }>) => (await answer).code;
  const captainOf = async (id: string) => {
    const [row] = await opened()
      .db.select()
      .from(examTeam)
      .where(eq(examTeam.id, Number(id)));
    return row?.captainId;
  };
  const rowsOf = (id: string) =>
    opened()
      .db.select()
      .from(examTeammate)
      .where(eq(examTeammate.teamId, Number(id)));
  const messagesOf = (id: number, title: string) =>
    opened().db.$count(message, and(eq(message.memberId, id), eq(message.title, title)));
  /** A full team of two of a new exam. */
  const pair = async (own = {}) => {
    const id = await publish(own);
    const [one, two] = [await api.join(), await api.join()];
    const team = await found(id, one.token);
    await api.get('joinTeam', { team }, two.token);
    return { id, team, one, two };
  };

  it('are founded, joined and filled, and tell it', async () => {
    const id = await publish();
    const [one, two] = [await api.join({ nickname: '林晓' }), await api.join({ nickname: '周明' })];
    const before = await api.get('teamHome', { id }, one.token);
    expect(before).toMatchObject({ own: 'none', team: '', size: 2, teams: 0, admitted: true });
    const team = await found(id, one.token, '  心内 一队 ');
    expect(await api.get('teamHome', { id }, one.token)).toMatchObject({
      ...{ own: 'forming', team, teamName: '心内 一队', members: 1, teams: 1 },
    });
    const pool = await api.get('teamPool', { id, page: 1 }, two.token);
    expect(pool.items).toEqual([{ id: team, name: '心内 一队', members: 1, places: 1 }]);
    const seen = await api.get('examTeamDetail', { id: team }, two.token);
    expect(seen).toMatchObject({ standing: 'open', mates: [], members: 1, captain: false });
    await api.get('joinTeam', { team }, two.token);
    expect((await api.get('teamPool', { id, page: 1 }, two.token)).items).toEqual([]);
    const own = await api.get('examTeamDetail', { id: team }, two.token);
    expect(own).toMatchObject({ standing: 'own', members: 2 });
    expect(own.mates).toMatchObject([
      { nickname: '林晓', captain: true, mine: false, progress: 'waiting' },
      { nickname: '周明', captain: false, mine: true, progress: 'waiting' },
    ]);
    expect(await messagesOf(one.id, '队伍已满员')).toBe(1);
    expect(await messagesOf(two.id, '队伍已满员')).toBe(0);
    const listed = await api.get('teamExams', { page: 1 }, one.token);
    expect(listed.items.length).toBeGreaterThan(0);
  });

  it('take a member once for an exam, from however many tabs', async () => {
    const { id, team, two } = await pair({ teamSize: 3 });
    const other = await found(id, (await api.join()).token);
    const again = await Promise.all([
      api.ask('joinTeam', { team }, two.token),
      api.ask('joinTeam', { team }, two.token),
    ]);
    expect(again.map(({ code }) => code)).toEqual(['200', '200']);
    expect(await rowsOf(team)).toHaveLength(2);
    expect(await codeOf(api.ask('joinTeam', { team: other }, two.token))).toBe('55114');
    expect(await codeOf(api.ask('foundTeam', { id, name: newName() }, two.token))).toBe('55114');
    expect(await rowsOf(other)).toHaveLength(1);
    const late = await api.join();
    const both = await Promise.all(
      [team, other].map((each) => api.ask('joinTeam', { team: each }, late.token)),
    );
    expect(both.map(({ code }) => code).sort()).toEqual(['200', '55114']);
  });

  it('give the last place to one of many', async () => {
    const id = await publish({ teamSize: 3 });
    const captain = await api.join();
    const team = await found(id, captain.token);
    await api.get('joinTeam', { team }, (await api.join()).token);
    const people = await Promise.all(Array.from({ length: 8 }, () => api.join()));
    const notices = await Promise.all(
      people.map(({ token }) => api.ask('joinTeam', { team }, token)),
    );
    const codes = notices.map(({ code }) => code);
    expect(codes.filter((code) => code === '200')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['200', '55113']));
    expect(await rowsOf(team)).toHaveLength(3);
    expect(await messagesOf(captain.id, '队伍已满员')).toBe(1);
    expect(await auditBooks(opened().db)).toEqual([]);
  });

  it('have names that can be read, each once', async () => {
    const id = await publish();
    const { token } = await api.join();
    for (const name of [
      '',
      '心',
      ' \u200b ',
      '\u2800\u2800\u2800',
      '长'.repeat(21),
      '\u202e\u2066',
    ])
      expect([name, await codeOf(api.ask('foundTeam', { id, name }, token))]).toEqual([
        name,
        '55116',
      ]);
    const name = '<b>Heart</b>';
    await found(id, token, name);
    const next = (await api.join()).token;
    for (const same of [name, `  ${name.toUpperCase()}`])
      expect(await codeOf(api.ask('foundTeam', { id, name: same }, next))).toBe('55115');
    await found(await publish(), next, name);
  });

  it('are for those who may take the exam, while it is not over', async () => {
    const id = await publish({ gate: 'doctor' });
    const doctor = await api.join({ doctor: true });
    const { token } = await api.join();
    expect(await codeOf(api.ask('foundTeam', { id, name: newName() }, token))).toBe('55107');
    const team = await found(id, doctor.token);
    expect(await codeOf(api.ask('joinTeam', { team }, token))).toBe('55107');
    expect(await api.get('examTeamDetail', { id: team }, token)).toMatchObject({ admitted: false });
    await api.change(id, { gate: 'none', endAt: new Date(api.now() - SECOND) });
    expect(await codeOf(api.ask('joinTeam', { team }, token))).toBe('55103');
    expect(await api.get('examTeamDetail', { id: team }, token)).toMatchObject({
      standing: 'over',
    });
    const alone = await api.publish({ pass: 10 });
    expect(await codeOf(api.ask('teamHome', { id: alone }, token))).toBe('55110');
    expect(await codeOf(api.ask('foundTeam', { id: alone, name: '队伍' }, token))).toBe('55110');
    for (const unknown of ['0', '999999'])
      expect(await codeOf(api.ask('joinTeam', { team: unknown }, token))).toBe('55111');
    await api.change(id, { published: false });
    expect(await codeOf(api.ask('examTeamDetail', { id: team }, token))).toBe('55101');
  });

  it('begin once they are full, and not before', async () => {
    const id = await publish({ limitMs: 30 * MINUTE });
    const [one, two] = [await api.join(), await api.join()];
    const introOf = async (token: string) => (await api.get('examIntro', { id }, token)).gate;
    expect(await introOf(one.token)).toBe('team');
    expect(await codeOf(api.ask('startExam', { id }, one.token))).toBe('55122');
    const team = await found(id, one.token);
    expect(await introOf(one.token)).toBe('team');
    expect(await codeOf(api.ask('startExam', { id }, one.token))).toBe('55123');
    await api.get('joinTeam', { team }, two.token);
    expect(await introOf(one.token)).toBe('none');
    const { submit } = await api.begin(id, one.token);
    // whoever has not begun may still leave; what runs goes on
    await api.get('leaveTeam', { team }, two.token);
    expect(await introOf(one.token)).toBe('none');
    expect(await codeOf(api.ask('startExam', { id }, one.token))).toBe('200');
    expect((await submit(rightAnswers)).code).toBe('200');
    expect(await codeOf(api.ask('startExam', { id }, two.token))).toBe('55122');
  });

  it('stay as they are once the exam is over', async () => {
    const { team, one, two, id } = await pair();
    const { mates } = await api.get('examTeamDetail', { id: team }, one.token);
    const teammate = mates.find(({ mine }) => !mine)?.id ?? '';
    await api.change(id, { endAt: new Date(api.now() - MINUTE) });
    expect(await codeOf(api.ask('leaveTeam', { team }, two.token))).toBe('55103');
    expect(await codeOf(api.ask('removeTeammate', { team, teammate }, one.token))).toBe('55103');
    expect(await rowsOf(team)).toHaveLength(2);
  });

  it('are left before one has begun, handed on, and closed by the last', async () => {
    const { team, one, two, id } = await pair({ teamSize: 3 });
    const third = await api.join();
    await api.get('joinTeam', { team }, third.token);
    await api.begin(id, third.token);
    expect(await codeOf(api.ask('leaveTeam', { team }, third.token))).toBe('55120');
    const stranger = await api.join();
    expect(await codeOf(api.ask('leaveTeam', { team }, stranger.token))).toBe('55121');
    expect(await api.get('leaveTeam', { team }, one.token)).toMatchObject({ closed: false });
    expect(await captainOf(team)).toBe(two.id);
    const alone = await found(await publish(), stranger.token);
    expect(await api.get('leaveTeam', { team: alone }, stranger.token)).toMatchObject({
      closed: true,
    });
    expect(await codeOf(api.ask('joinTeam', { team: alone }, one.token))).toBe('55112');
    expect(await codeOf(api.ask('leaveTeam', { team: alone }, one.token))).toBe('55112');
    expect(await api.get('examTeamDetail', { id: alone }, one.token)).toMatchObject({
      standing: 'closed',
    });
    expect(await auditBooks(opened().db)).toEqual([]);
  });

  it('lose a member by their captain alone, and only before that one has begun', async () => {
    const { id, team, one, two } = await pair();
    const own = await api.get('examTeamDetail', { id: team }, one.token);
    const [mine = '', theirs = ''] = own.mates.map((mate) => mate.id);
    const remove = (token: string, teammate: string, which = team) =>
      codeOf(api.ask('removeTeammate', { team: which, teammate }, token));
    expect(await remove(two.token, mine)).toBe('55117');
    expect(await remove(one.token, mine)).toBe('55124');
    expect(await remove((await api.join()).token, theirs)).toBe('55121');
    const other = await pair();
    const [, foreign = ''] = (
      await api.get('examTeamDetail', { id: other.team }, other.one.token)
    ).mates.map((mate) => mate.id);
    expect(await remove(one.token, foreign)).toBe('55118');
    expect(await remove(one.token, foreign, other.team)).toBe('55121');
    await api.begin(id, two.token);
    expect(await remove(one.token, theirs)).toBe('55119');
    expect(await rowsOf(team)).toHaveLength(2);
    expect(await remove(other.one.token, foreign, other.team)).toBe('200');
    expect(await rowsOf(other.team)).toHaveLength(1);
    expect(await messagesOf(other.two.id, '你已离开队伍')).toBe(1);
  });

  it('rank by points, then time, and tell each share, by names within the team alone', async () => {
    const { id, team, one, two } = await pair({ tries: 3 });
    const [three, four] = [await api.join(), await api.join()];
    const rival = await found(id, three.token);
    await api.get('joinTeam', { team: rival }, four.token);
    const take = async (token: string, titles: number, took: number) => {
      const { submit } = await api.begin(id, token);
      api.tick(took);
      const statement = Object.fromEntries(Object.entries(rightAnswers).slice(0, titles));
      await submit({
        '哪个对？': ['a'],
        '哪些对？': ['c'],
        '对吗？': ['false'],
        '血压 __ / __': ['1', '1'],
        ...statement,
      });
    };
    expect(await api.get('teamShare', { id }, one.token)).toMatchObject({
      ...{ progress: 'waiting', score: 0, share: 0, place: { rank: 0, ranked: 0 } },
    });
    await take(one.token, 3, 2 * MINUTE);
    await take(two.token, 1, MINUTE);
    await take(three.token, 4, MINUTE);
    await take(four.token, 0, MINUTE);
    // the same points in less time
    const share = await api.get('teamShare', { id }, one.token);
    expect(share).toMatchObject({
      ...{ team, progress: 'scored', score: 30, spent: 2 * MINUTE, share: 75, scored: 2 },
      place: { rank: 2, ranked: 2, score: 40, spent: 3 * MINUTE },
    });
    expect(share.mates.map((mate) => [mate.mine, mate.score, mate.share])).toEqual([
      [true, 30, 75],
      [false, 10, 25],
    ]);
    const seen = await api.get('examTeamDetail', { id: team }, one.token);
    expect(seen.rule).toContain('得分相同，总用时短的在前');
    expect(seen.top.map((each) => [each.rank, each.score, each.mine])).toEqual([
      [1, 40, false],
      [2, 40, true],
    ]);
    const theirs = await api.get('examTeamDetail', { id: rival }, one.token);
    expect(theirs).toMatchObject({ standing: 'elsewhere', mates: [], ownTeam: team });
    // more points than before
    await take(four.token, 1, MINUTE);
    expect((await api.get('examTeamDetail', { id: rival }, four.token)).place).toMatchObject({
      ...{ rank: 1, score: 50 },
    });
    expect(await codeOf(api.ask('teamShare', { id }, (await api.join()).token))).toBe('55125');
  });

  it('count what waits for a marker once it is marked', async () => {
    const id = await api.publish({ teamSize: 2, pass: 10, endAt: new Date(api.now() + DAY) }, [
      ...judged,
      { kind: 'text', title: '说明理由', points: 10, required: false },
    ]);
    const [one, two] = [await api.join(), await api.join()];
    const team = await found(id, one.token);
    await api.get('joinTeam', { team }, two.token);
    const { submit } = await api.begin(id, one.token);
    await submit({ ...rightAnswers, 说明理由: ['因为'] });
    expect(await api.get('teamShare', { id }, one.token)).toMatchObject({
      ...{ progress: 'marking', score: 0, scored: 0, place: { rank: 0 } },
    });
  });

  it('lose members whose account ends, and captains who are disabled', async () => {
    const { db } = opened();
    const { team, one, two } = await pair();
    await db.transaction(async (tx) => {
      await tx.update(member).set({ disabled: true }).where(eq(member.id, one.id));
      await handOnCaptaincy(tx, one.id);
    });
    expect(await captainOf(team)).toBe(two.id);
    const disabled = (await rowsOf(team)).find(({ memberId }) => memberId === one.id);
    const out = { team, teammate: String(disabled?.id) };
    expect(await codeOf(api.ask('removeTeammate', out, two.token))).toBe('200');
    await db.transaction((tx) => leaveTeams(tx, two.id, api.now()));
    expect(await rowsOf(team)).toEqual([]);
    expect(await captainOf(team)).toBe(null);
    expect(await auditBooks(db)).toEqual([]);
  });

  it('are led by somebody who can act, as soon as there is one', async () => {
    const { db } = opened();
    const id = await publish({ teamSize: 3 });
    const [one, two, three] = [await api.join(), await api.join(), await api.join()];
    const team = await found(id, one.token);
    const disable = (who: number, disabled: boolean) =>
      db.update(member).set({ disabled }).where(eq(member.id, who));
    await disable(one.id, true);
    await handOnCaptaincy(db, one.id);
    expect(await captainOf(team)).toBe(one.id);
    await api.get('joinTeam', { team }, two.token);
    expect(await captainOf(team)).toBe(two.id);
    await disable(two.id, true);
    await handOnCaptaincy(db, two.id);
    await disable(two.id, false);
    await takeOnCaptaincy(db, two.id);
    expect(await captainOf(team)).toBe(two.id);
    await api.get('joinTeam', { team }, three.token);
    expect(await captainOf(team)).toBe(two.id);
    expect(await auditBooks(db)).toEqual([]);
  });

  it('have one name of a member who founds one from two tabs', async () => {
    const id = await publish();
    const { token } = await api.join();
    const name = newName();
    const both = await Promise.all([0, 1].map(() => api.ask('foundTeam', { id, name }, token)));
    expect(both.map(({ code }) => code).sort()).toEqual(['200', '55114']);
    const others = await Promise.all([api.join(), api.join()]);
    const same = newName();
    const notices = await Promise.all(
      others.map((each) => api.ask('foundTeam', { id, name: same }, each.token)),
    );
    expect(notices.map(({ code }) => code).sort()).toEqual(['200', '55115']);
  });

  it.each([
    [{ teamSize: 1 }, 'teamSize'],
    [{ endAt: null }, 'endAt'],
    [{ pass: 0 }, 'pass'],
    [{ quota: 5 }, 'quota'],
  ])('are refused by the desk with %o', (own, field) => {
    const values = { teamSize: 3, endAt: '2099-01-01', startAt: null, pass: 10, quota: 0 };
    const others = { limitMs: null, showAnswers: 'never' };
    expect(examFault({ ...values, ...others })).toBe(undefined);
    expect(examFault({ ...values, ...others, ...own })).toMatchObject({ name: field });
    expect(examFault({ ...values, ...others, ...own, teamSize: 0 })).toBe(undefined);
  });

  it('are nobody’s who is not logged in', async () => {
    const { team } = await pair();
    expect((await api.ask('joinTeam', { team })).msg).toBe('暂未登录');
  });
});
