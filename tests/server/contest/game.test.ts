import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { contestDeskApi } from '#schemas/contest/desk-endpoints.ts';
import { contestApi } from '#schemas/contest/endpoints.ts';
import { contestRefusals } from '#schemas/contest/refusals.ts';
import { addressTable } from '#server/db/tables/address.ts';
import { game, gameCode, gameDraw, gamePrize } from '#server/db/tables/contest.ts';
import { coupon, memberCoupon } from '#server/db/tables/coupon.ts';
import { message } from '#server/db/tables/message.ts';
import { auditBooks } from '#server/libraries/audit/index.ts';
import { balanceOf } from '#server/libraries/ledger/index.ts';
import { DAY, SECOND } from '#server/platform/time/durations.ts';
import { callsOn } from '../harness/calls-on.ts';
import { examsOn, judged, pool } from '../harness/exam/calls.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const codeOf = (name: keyof typeof contestRefusals) => String(contestRefusals[name].code);

onDatabase('a daily game', (opened) => {
  let exams: ReturnType<typeof examsOn>;

  beforeAll(() => {
    exams = examsOn(opened().db);
  });

  type GameRow = typeof game.$inferInsert;
  type PrizeRow = typeof gamePrize.$inferInsert;

  /** A game over single choices of which c is right, and the calls of a new member at it. */
  const start = async (
    own: Partial<GameRow> = {},
    prizes: readonly Omit<PrizeRow, 'gameId'>[] = [{ title: '谢谢', kind: 'thanks', stock: 1000 }],
  ) => {
    const { db } = opened();
    const api = callsOn(db, contestApi);
    const poolId = Number(await exams.publish({ published: false }, pool));
    const row = { title: '每日一答', poolId, draw: 2, seconds: 20, ...own };
    const [made] = await db.insert(game).values(row).returning();
    const id = String(made?.id);
    const of = { gameId: Number(id) };
    if (prizes.length > 0)
      await db.insert(gamePrize).values(prizes.map((prize) => ({ ...prize, ...of })));
    const join = async (who: object = {}) => {
      const { token, id: memberId } = await exams.join(who);
      const play = async () => (await api.get('playGame', { id }, token)).run;
      const say = async (run: string, values: string[]) => {
        const { question } = await api.get('readGameRun', { id: run }, token);
        const answer = { question: question[0]?.id ?? '', values };
        return api.get('answerGame', { run, answer }, token);
      };
      const next = (run: string, position: number) =>
        api.get('nextGameQuestion', { run, place: position }, token);
      /** A chance of which so many questions are answered rightly. */
      const finish = async (right: number) => {
        const run = await play();
        for (let position = 1; position <= (row.draw ?? 2); position += 1) {
          if (position > 1) await next(run, position);
          await say(run, [position <= right ? 'c' : 'a']);
        }
        return run;
      };
      const draw = async (run: string) => (await api.get('drawGamePrize', { run }, token)).draw;
      const detail = () => api.get('gameDetail', { id }, token);
      return { token, memberId, play, say, next, finish, draw, detail };
    };
    return { db, api, id, join };
  };

  it('asks one question after the other, tells at once whether it was right, and adds points', async () => {
    const { api, join } = await start();
    const me = await join();
    const run = await me.play();
    const first = await api.get('readGameRun', { id: run }, me.token);
    expect(first).toMatchObject({
      place: 1,
      total: 2,
      phase: 'asked',
      left: 20 * SECOND,
      right: [],
    });
    api.tick(3 * SECOND);
    expect(await me.say(run, ['c'])).toMatchObject({
      ...{ phase: 'answered', correct: true, right: ['选项c'], chosen: ['c'], score: 5, hits: 1 },
    });
    // what lies between two questions is nobody's time
    api.tick(60 * SECOND);
    expect(await me.next(run, 2)).toMatchObject({ place: 2, phase: 'asked', left: 20 * SECOND });
    expect(await me.say(run, ['a'])).toMatchObject({
      ...{ phase: 'finished', correct: false, score: 5, hits: 1, spent: 3 * SECOND, draws: 'open' },
    });
    expect(await me.detail()).toMatchObject({ chances: 0, run: '', undrawn: run });
  });

  it('takes an answer once, refuses questions that do not run, and other members', async () => {
    const { api, join } = await start();
    const me = await join();
    const other = await join();
    const run = await me.play();
    const { question } = await api.get('readGameRun', { id: run }, me.token);
    const answer = { question: question[0]?.id ?? '', values: ['a'] };
    await api.get('answerGame', { run, answer }, me.token);
    const again = { question: answer.question, values: ['c'] };
    expect(await api.get('answerGame', { run, answer: again }, me.token)).toMatchObject({
      ...{ chosen: ['a'], correct: false, score: 0 },
    });
    const ask = async (name: 'answerGame' | 'nextGameQuestion', payload: object, by = me.token) =>
      (await api.ask(name, { run, ...payload }, by)).code;
    expect(await ask('answerGame', { answer: { question: '1', values: ['c'] } })).toBe(
      codeOf('notThisQuestion'),
    );
    expect(await ask('nextGameQuestion', { place: 3 })).toBe(codeOf('notThisQuestion'));
    expect(await ask('nextGameQuestion', { place: 2 }, other.token)).toBe(codeOf('noSuchRun'));
    await me.next(run, 2);
    const shown = await api.get('readGameRun', { id: run }, me.token);
    const unknown = { question: shown.question[0]?.id ?? '', values: ['z'] };
    expect(await ask('answerGame', { answer: unknown })).toBe('55009');
    expect(await api.get('readGameRun', { id: run }, me.token)).toMatchObject({ phase: 'asked' });
  });

  it('goes on after a reload, and takes what comes after its time for wrong', async () => {
    const { api, join } = await start();
    const me = await join();
    const run = await me.play();
    api.tick(15 * SECOND);
    expect((await api.get('readGameRun', { id: run }, me.token)).left).toBe(5 * SECOND);
    api.tick(6 * SECOND);
    expect(await me.play()).toBe(run);
    // on its way for a second at most
    expect(await me.say(run, ['c'])).toMatchObject({ correct: true, late: false });
    await me.next(run, 2);
    api.tick(22 * SECOND);
    expect((await api.get('readGameRun', { id: run }, me.token)).left).toBe(0);
    expect(await me.say(run, ['c'])).toMatchObject({
      ...{
        phase: 'finished',
        correct: false,
        late: true,
        chosen: [],
        score: 5,
        spent: 40 * SECOND,
      },
    });
  });

  it('gives chances by the day, and more for friends who open the link, once each, up to the most', async () => {
    const { api, id, join } = await start({ chances: 1, friendsMost: 2 });
    const me = await join();
    const from = String(me.memberId);
    await me.finish(0);
    expect((await api.ask('playGame', { id }, me.token)).code).toBe(codeOf('gameNoChance'));
    const visit = async (token: string) =>
      (await api.get('visitGame', { id, from }, token)).counted;
    const friends = [await join(), await join(), await join()];
    expect(await visit(me.token)).toBe(false);
    for (const { token } of friends) expect(await visit(token)).toBe(true);
    expect(await visit(friends[0]?.token ?? '')).toBe(false);
    expect(await me.detail()).toMatchObject({ friends: 3, chances: 2, chancesAll: 3 });
    await me.finish(0);
    await me.finish(0);
    expect((await api.ask('playGame', { id }, me.token)).code).toBe(codeOf('gameNoChance'));
    api.tick(DAY);
    expect(await me.detail()).toMatchObject({ friends: 0, chances: 1 });
  });

  it('begins one chance, however many ask at once', async () => {
    const { join } = await start({ chances: 1 });
    const me = await join();
    const runs = await Promise.all(Array.from({ length: 8 }, () => me.play()));
    expect(new Set(runs).size).toBe(1);
    expect((await me.detail()).chances).toBe(0);
  });

  it('keeps out whom it is not for, and lets one member in by a code', async () => {
    const gated = async (own: Partial<GameRow>, who: object = {}) => {
      const { api, id, join } = await start(own);
      const me = await join(who);
      return (await api.ask('playGame', { id }, me.token)).code;
    };
    expect(await gated({ gate: 'phone' }, { phone: '' })).toBe(codeOf('gamePhoneNeeded'));
    expect(await gated({ gate: 'doctor' })).toBe(codeOf('gameDoctorsOnly'));
    expect(await gated({ gate: 'doctor' }, { doctor: true })).toBe('200');
    expect(await gated({ endAt: new Date(Date.now() - DAY) })).toBe(codeOf('gameOver'));
    expect(await gated({ startAt: new Date(Date.now() + DAY) })).toBe(codeOf('gameEarly'));
    expect(await gated({ published: false })).toBe(codeOf('noSuchGame'));
    const { db, api, id, join } = await start({ gate: 'code' });
    await db.insert(gameCode).values({ gameId: Number(id), code: 'Abc2026' });
    const [me, other] = [await join(), await join()];
    const enter = async (code: string, { token }: { token: string }) =>
      (await api.ask('enterGameCode', { id, code }, token)).code;
    expect((await api.ask('playGame', { id }, me.token)).code).toBe(codeOf('gameCodeNeeded'));
    expect(await enter('nothing', me)).toBe(codeOf('codeUnknown'));
    expect(await enter(' abc2026 ', me)).toBe('200');
    expect(await enter('abc2026', me)).toBe('200');
    expect(await enter('abc2026', other)).toBe(codeOf('codeUnknown'));
    expect((await me.detail()).admitted).toBe(true);
    await me.play();
    const many = Array.from({ length: 6 }, () => ({ gameId: Number(id), code: 'SHARED' }));
    await db.insert(gameCode).values(many);
    const friends = await Promise.all(many.map(() => join()));
    const entered = await Promise.all(friends.map((friend) => enter('shared', friend)));
    expect(entered).toEqual(many.map(() => '200'));
  });

  it('tells nothing of what is right in an exam that the member can still take', async () => {
    const { db, api, id, join } = await start({ draw: 1 });
    const poolId = Number(await exams.publish({ pass: 100 }, pool));
    await db
      .update(game)
      .set({ poolId })
      .where(eq(game.id, Number(id)));
    const me = await join();
    const run = await me.play();
    expect(await me.say(run, ['a'])).toMatchObject({ correct: false, right: [], explanation: '' });
    const { submit } = await exams.begin(String(poolId), me.token);
    await submit(Object.fromEntries(pool.map(({ title }) => [title, ['a']])));
    expect(await api.get('readGameRun', { id: run }, me.token)).toMatchObject({ right: ['选项c'] });
  });

  it('asks only what a machine judges', async () => {
    const { db, api, id, join } = await start({ draw: 10 });
    const only = [...judged, { kind: 'text', title: '为什么？', points: 10 }] as const;
    const poolId = Number(await exams.publish({}, only));
    await db
      .update(game)
      .set({ poolId })
      .where(eq(game.id, Number(id)));
    const me = await join();
    const run = await api.get('readGameRun', { id: await me.play() }, me.token);
    expect(run.total).toBe(judged.length);
  });

  it('ranks the best chance of each member, and tells the rule and the own place on every page', async () => {
    const { api, id, join } = await start({ chances: 3 });
    const [slow, fast, low] = [await join(), await join(), await join()];
    const took = async (me: typeof slow, right: number, seconds: number) => {
      const run = await me.play();
      api.tick(seconds * SECOND);
      await me.say(run, [right > 0 ? 'c' : 'a']);
      await me.next(run, 2);
      await me.say(run, [right > 1 ? 'c' : 'a']);
    };
    await took(slow, 2, 9);
    await took(slow, 1, 1);
    await took(fast, 2, 4);
    await took(low, 1, 2);
    const answer = await api.get('gameRank', { id, page: 1 }, slow.token);
    expect(answer.items.map(({ rank, score, spent, mine }) => [rank, score, spent, mine])).toEqual([
      [1, 10, 4 * SECOND, false],
      [2, 10, 9 * SECOND, true],
      [3, 5, 2 * SECOND, false],
    ]);
    expect(answer.rule).toContain('得分高的在前');
    const next = await api.get('gameRank', { id, page: 9 }, slow.token);
    expect(next).toMatchObject({
      items: [],
      mine: { rank: 2, ranked: 3, aheadScore: 10, aheadSpent: 4 * SECOND },
    });
  });

  it('ranks nobody without points', async () => {
    const { api, id, join } = await start();
    const [good, none] = [await join(), await join()];
    const textOf = async (me: typeof good, answer: string) => {
      const run = await me.play();
      await me.say(run, [answer]);
      await me.next(run, 2);
      await me.say(run, [answer]);
    };
    await textOf(none, 'a');
    const empty = await api.get('gameRank', { id, page: 1 }, none.token);
    expect(empty).toMatchObject({ items: [], pageCount: 0, mine: { rank: 0, ranked: 0 } });
    await textOf(good, 'c');
    const detail = await api.get('gameRank', { id, page: 1 }, none.token);
    expect(detail.items.map(({ rank, score }) => [rank, score])).toEqual([[1, 10]]);
    expect(detail).toMatchObject({ pageCount: 1, mine: { rank: 0, ranked: 1, score: 0 } });
    expect(detail.rule).toContain('得到分的');
    const { top, mine } = await api.get('gameDetail', { id }, none.token);
    expect([top.length, mine.rank]).toEqual([1, 0]);
  });

  describe('its prizes', () => {
    const goods = { title: '水杯', kind: 'goods', stock: 1 } as const;

    it('are drawn once for a chance that has earned it, and posted once', async () => {
      const ten = { title: '10 积分', kind: 'points', points: 10, stock: 5 } as const;
      const { db, api, join } = await start({ drawFrom: 5, chances: 9 }, [ten]);
      const me = await join();
      const open = await me.play();
      const ask = async (run: string) => (await api.ask('drawGamePrize', { run }, me.token)).code;
      expect(await ask(open)).toBe(codeOf('runNotOver'));
      await me.say(open, ['a']);
      await me.next(open, 2);
      await me.say(open, ['a']);
      expect(await ask(open)).toBe(codeOf('drawNotEarned'));
      const run = await me.finish(1);
      const draws = await Promise.all([me.draw(run), me.draw(run), me.draw(run)]);
      expect(new Set(draws).size).toBe(1);
      expect(await balanceOf(db, me.memberId, 'points')).toBe(10);
      const [draw = ''] = draws;
      expect(await api.get('readGameDraw', { id: draw }, me.token)).toMatchObject({
        ...{ kind: 'points', points: 10, state: 'settled', lost: false },
      });
      const other = await join();
      expect((await api.ask('readGameDraw', { id: draw }, other.token)).code).toBe(
        codeOf('noSuchDraw'),
      );
    });

    it('are given out of a stock, however many draw at once', async () => {
      const { db, api, id, join } = await start({ draw: 1 }, [{ ...goods, stock: 3 }]);
      const members = await Promise.all(Array.from({ length: 12 }, () => join()));
      const runs = await Promise.all(members.map((me) => me.finish(1)));
      const draws = await Promise.all(members.map((me, at) => me.draw(runs[at] ?? '')));
      const notices = await Promise.all(
        draws.map((draw, at) => api.get('readGameDraw', { id: draw }, members[at]?.token ?? '')),
      );
      expect(notices.filter(({ lost }) => !lost)).toHaveLength(3);
      const of = eq(gamePrize.gameId, Number(id));
      expect((await db.select().from(gamePrize).where(of))[0]).toMatchObject({
        given: 3,
        stock: 3,
      });
    });

    it('may be coupons, and another one where their copies are gone', async () => {
      const { db, join, id } = await start({ chances: 9 }, []);
      const terms = { title: '满减', amountFen: 100, thresholdFen: 0, total: 1, published: false };
      const endAt = new Date(Date.now() + DAY);
      const [row] = await db
        .insert(coupon)
        .values({ ...terms, endAt })
        .returning();
      const gameId = Number(id);
      const couponId = row?.id ?? 0;
      await db.insert(gamePrize).values([
        { gameId, title: '券', kind: 'coupon', couponId, stock: 5, weight: 1000 },
        { gameId, title: '谢谢', kind: 'thanks', stock: 5, weight: 0 },
      ]);
      const me = await join();
      await me.draw(await me.finish(1));
      const own = and(eq(memberCoupon.memberId, me.memberId), eq(memberCoupon.couponId, couponId));
      expect(await db.$count(memberCoupon, own)).toBe(1);
      await me.draw(await me.finish(1));
      expect(await db.$count(memberCoupon, own)).toBe(1);
      const drawn = await db.select().from(gameDraw).where(eq(gameDraw.memberId, me.memberId));
      expect(drawn.map(({ prizeId, kind }) => [prizeId !== null, kind])).toEqual([
        [true, 'coupon'],
        [false, 'thanks'],
      ]);
    });

    it('are sent to an address of the member’s own, once, by an operator', async () => {
      const { db, api, join } = await start({}, [goods]);
      const me = await join({ nickname: '周明远' });
      const draw = await me.draw(await me.finish(2));
      const to = { receiver: '周明远', phone: '13900000002' };
      const position = { province: '浙江省', city: '杭州市', county: '西湖区' };
      const rest = { ...position, detail: '文三路 268 号', savedAt: new Date() };
      const insert = (memberId: number) =>
        db
          .insert(addressTable)
          .values({ ...to, ...rest, memberId })
          .returning();
      const [own] = await insert(me.memberId);
      const [others] = await insert((await join()).memberId);
      const claim = async (address: number | undefined) =>
        (await api.ask('claimGamePrize', { draw, address: `${address}` }, me.token)).code;
      expect(await claim(others?.id)).not.toBe('200');
      const desk = await consoleOn(db, {}, contestDeskApi);
      const seat = await desk.newSeat('publish');
      const id = Number(draw);
      const send = () => desk.ask('sendParcel', { id, carrier: '顺丰速运', tracking: 'SF1' }, seat);
      expect(await send()).toEqual({ outcome: 'stale' });
      expect(await claim(own?.id)).toBe('200');
      expect(await claim(own?.id)).toBe(codeOf('alreadyClaimed'));
      expect(await desk.ask('readParcel', { id }, seat)).toMatchObject({
        ...{ ...to, address: '浙江省 杭州市 西湖区 文三路 268 号', state: 'claimed', by: '' },
      });
      expect(await send()).toEqual({ outcome: 'sent' });
      expect(await send()).toEqual({ outcome: 'stale' });
      expect(await api.get('readGameDraw', { id: draw }, me.token)).toMatchObject({
        ...{ state: 'sent', carrier: '顺丰速运', tracking: 'SF1', phone: '139****0002' },
      });
      const notices = await db.select().from(message).where(eq(message.memberId, me.memberId));
      expect(notices.map(({ title }) => title).sort()).toEqual([
        '你的奖品已寄出',
        '请领取你的奖品',
      ]);
    });

    it('leave the books in order', async () => {
      expect(await auditBooks(opened().db)).toEqual([]);
    });
  });
});
