import { beforeAll, expect, it } from 'vitest';
import { DAY, MINUTE, SECOND } from '#server/platform/time/durations.ts';
import { examsOn, rightAnswers } from '../harness/exam/calls.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('the ranking of an exam', (opened) => {
  let api: ReturnType<typeof examsOn>;

  beforeAll(() => {
    api = examsOn(opened().db);
  });

  const good = rightAnswers;
  const less = { ...rightAnswers, '对吗？': ['false'] };

  it('is by points, then time, then who was first, and says so', async () => {
    const id = await api.publish({ pass: 10 });
    const take = async (statement: typeof good, took: number) => {
      const { token } = await api.join();
      const { submit } = await api.begin(id, token);
      api.tick(took);
      await submit(statement);
      api.tick(SECOND);
      return token;
    };
    const slow = await take(good, 2 * MINUTE);
    const first = await take(good, MINUTE);
    const second = await take(good, MINUTE);
    const worse = await take(less, SECOND);
    const positions: number[][] = [];
    for (const span of ['total', 'today', 'week'] as const) {
      const requests = [first, second, slow, worse].map((token) =>
        api.get('examRank', { id, span, page: 1 }, token),
      );
      const notices = await Promise.all(requests);
      positions.push(notices.map(({ mine }) => mine.rank));
      for (const { mine, rule, items } of notices) {
        expect(mine.ranked).toBe(4);
        expect(rule).toContain('用时也相同，先交卷的在前');
        expect(items.filter((each) => each.mine)).toMatchObject([{ rank: mine.rank }]);
      }
    }
    expect(positions).toEqual(Array.from({ length: 3 }, () => [1, 2, 3, 4]));
  });

  it('holds whoever passed, so that nobody who failed stands first', async () => {
    const id = await api.publish({ pass: 40 });
    const { token } = await api.join();
    const { submit } = await api.begin(id, token);
    await submit(less);
    for (const span of ['total', 'today'] as const)
      expect(await api.get('examRank', { id, span, page: 1 }, token)).toMatchObject({
        ...{ items: [], mine: { rank: 0 } },
      });
    const result = await api.get('examResult', { id, attempt: '' }, token);
    expect([result.outcome, result.score, result.rank]).toEqual(['failed', 30, 0]);
  });

  it('goes by the line that stood when each was handed in, wherever it is moved', async () => {
    const id = await api.publish({ pass: 40, tries: 3 });
    const take = async (token: string, statement: typeof good) => {
      const { submit } = await api.begin(id, token);
      await submit(statement);
      api.tick(SECOND);
    };
    const [early, late, never] = await Promise.all([api.join(), api.join(), api.join()]);
    const least = { ...less, '哪些对？': ['a'], '血压 __ / __': ['1', '2'] };
    await take(late.token, less);
    await take(never.token, less);
    await take(early.token, good);
    await api.change(id, { pass: 10 });
    await take(late.token, least);
    const seenBy = async ({ token }: { token: string }, span: 'total' | 'today') => {
      const { items, mine, pageCount } = await api.get('examRank', { id, span, page: 1 }, token);
      const rows = items.map(({ rank, score }) => [rank, score]);
      return [rows, pageCount, [mine.rank, mine.ranked, mine.score]];
    };
    for (const pass of [10, 20, 50]) {
      await api.change(id, { pass });
      for (const span of ['total', 'today'] as const) {
        const rows = [
          [1, 40],
          [2, 10],
        ];
        expect(await seenBy(early, span)).toEqual([rows, 1, [1, 3, 40]]);
        expect(await seenBy(late, span)).toEqual([rows, 1, [2, 3, 10]]);
        expect(await seenBy(never, span)).toEqual([rows, 1, [0, 0, 0]]);
      }
    }
  });

  it('stands beside no result that failed, though a better one has a place', async () => {
    const id = await api.publish({ pass: 40, tries: 2 });
    const { token } = await api.join();
    const first = await api.begin(id, token);
    await first.submit(less);
    api.tick(SECOND);
    const second = await api.begin(id, token);
    await second.submit(good);
    const noticeOf = async (attempt: string) => {
      const { outcome, rank, ranked } = await api.get('examResult', { id, attempt }, token);
      return [outcome, rank, ranked];
    };
    expect(await noticeOf(first.paper.attempt)).toEqual(['failed', 0, 0]);
    expect(await noticeOf(second.paper.attempt)).toEqual(['passed', 1, 1]);
  });

  it('is of today, of seven days, or of all time, with one’s own on every page', async () => {
    const id = await api.publish({ pass: 10 });
    const tokens: string[] = [];
    for (let number = 0; number < 12; number += 1) {
      const { token } = await api.join();
      const { submit } = await api.begin(id, token);
      api.tick(SECOND * (number + 1));
      await submit(good);
      tokens.push(token);
    }
    const last = tokens.at(-1) ?? '';
    const ranked = async (span: 'total' | 'today' | 'week', page = 1) => {
      const answer = await api.get('examRank', { id, span, page }, last);
      return [answer.items.length, answer.pageCount, answer.mine.rank, answer.mine.ranked];
    };
    for (const span of ['total', 'today', 'week'] as const) {
      expect(await ranked(span)).toEqual([10, 2, 12, 12]);
      expect(await ranked(span, 2)).toEqual([2, 2, 12, 12]);
    }
    api.tick(2 * DAY);
    expect(await ranked('today')).toEqual([0, 0, 0, 0]);
    expect(await ranked('week')).toEqual([10, 2, 12, 12]);
    api.tick(6 * DAY);
    expect(await ranked('week')).toEqual([0, 0, 0, 0]);
    expect(await ranked('total')).toEqual([10, 2, 12, 12]);
  });

  it('tells by how much whoever is one place above is ahead', async () => {
    const id = await api.publish({ pass: 10 });
    const take = async (statement: typeof good, seconds: number) => {
      const { token } = await api.join();
      const { submit } = await api.begin(id, token);
      api.tick(SECOND * seconds);
      await submit(statement);
      return token;
    };
    const tokens = [await take(good, 5), await take(good, 9), await take(less, 3)];
    for (const span of ['total', 'today'] as const) {
      const ahead = tokens.map(async (token) => {
        const { mine } = await api.get('examRank', { id, span, page: 1 }, token);
        return [mine.rank, mine.aheadScore, mine.aheadSpent];
      });
      expect(await Promise.all(ahead)).toEqual([
        [1, 0, 0],
        [2, 40, 5 * SECOND],
        [3, 40, 9 * SECOND],
      ]);
    }
  });
});
