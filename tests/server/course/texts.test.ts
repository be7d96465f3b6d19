import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { review } from '#server/db/tables/course.ts';
import { giveGrant } from '#server/domains/course/index.ts';
import { shelve, studyOn } from '../harness/course/calls.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const text = { kind: 'text', html: '<p>一</p>', mediaKey: '', durationMs: 10_000 } as const;

onDatabase('graphic lessons', (opened) => {
  const begin = async (own: object = {}) => {
    const api = studyOn(opened().db);
    const { id: memberId, token } = await api.join();
    const made = await shelve(opened().db, { type: 2, ...own }, [{ ...text, trialSeconds: 1 }]);
    const [lesson = ''] = made.lessons;
    const payload = { id: made.id, lesson };
    return { ...api, memberId, token, made, lesson, payload };
  };

  it('are read when their time has passed on the server, and not before', async () => {
    const { ask, get, tick, token, made, lesson, payload } = await begin();
    const start = () => get('startGraphicStudy', { id: made.id }, token);
    const finish = () => ask('finishGraphicStudy', payload, token);
    expect((await finish()).msg).toBe('请再阅读 10 秒');
    expect(await start()).toEqual({ lesson, need: 10_000, position: 0, finished: false });
    tick(6500);
    expect((await start()).need).toBe(3500);
    expect((await finish()).msg).toBe('请再阅读 4 秒');
    tick(3500);
    expect((await finish()).data).toMatchObject({ finished: 1, percent: 100 });
    expect(await start()).toMatchObject({ need: 0, finished: true });
  });

  it('finish once, however often it is asked', async () => {
    const { get, tick, token, made, payload } = await begin();
    await get('startGraphicStudy', { id: made.id }, token);
    tick(10_000);
    const request = { ...payload, key: 'finish' };
    const first = await get('finishGraphicStudy', request, token);
    expect(await get('finishGraphicStudy', request, token)).toEqual(first);
    expect((await get('finishGraphicStudy', { ...payload, key: 'again' }, token)).finished).toBe(
      true,
    );
  });

  it('keep the place, and are not finished by scrolling', async () => {
    const { get, tick, token, payload } = await begin();
    await get('startGraphicStudy', payload, token);
    tick(2000);
    const answer = { ...payload, position: 640, speed: 100, played: 99_999 };
    expect(await get('reportProgress', answer, token)).toMatchObject({
      position: 640,
      furthest: 640,
      watched: 2000,
      finished: false,
      percent: 64,
    });
    await get('reportProgress', { ...answer, position: 5000 }, token);
    expect(await get('startGraphicStudy', payload, token)).toMatchObject({
      position: 1000,
      finished: false,
    });
  });

  it('of a trial are not to be finished, and a video is none', async () => {
    const { ask, get, tick, token, payload } = await begin({ priceFen: 100 });
    await get('startGraphicStudy', payload, token);
    tick(60_000);
    expect((await ask('finishGraphicStudy', payload, token)).msg).toBe('购买后才能学习这一节');
    const video = await shelve(opened().db, {}, [{}]);
    const wrong = { id: video.id, lesson: video.lessons[0] ?? '' };
    expect((await ask('startGraphicStudy', wrong, token)).msg).toBe('这一节不是图文内容');
    expect((await ask('finishGraphicStudy', wrong, token)).msg).toBe('这一节不是图文内容');
    expect((await ask('startGraphicStudy', payload)).code).toBe('-200');
  });
});

onDatabase('reviews', (opened) => {
  it('are one of a member’s, which may be changed', async () => {
    const { db } = opened();
    const api = studyOn(db);
    const { id: memberId, token } = await api.join({ nickname: '欧阳小米' });
    const other = await api.join();
    const { id, key } = await shelve(db, {}, [{}]);
    const say = (score: number, words: string, request?: string) =>
      api.ask(
        'saveReview',
        { id, score, text: words, ...(request ? { key: request } : {}) },
        token,
      );
    expect((await say(2, '一般', 'a')).code).toBe('200');
    api.tick(1000);
    expect((await say(5, '再听一遍，值得', 'b')).code).toBe('200');
    // the first request, sent again by a network that lost its answer
    expect((await say(2, '一般', 'a')).code).toBe('200');
    const own = and(eq(review.productId, key), eq(review.memberId, memberId));
    expect(await db.$count(review, own)).toBe(1);
    const { mine, rating } = await api.get('productDetail', { id }, token);
    expect(mine).toMatchObject({ score: 5, review: '再听一遍，值得' });
    expect(rating).toMatchObject({ total: 1, average: '5.0' });
    const seen = async (as: string) =>
      (await api.get('productReviews', { id, page: 1 }, as)).items.map((each) => [
        each.nickname,
        each.mine,
      ]);
    expect(await seen(token)).toEqual([['欧阳小米', true]]);
    expect(await seen(other.token)).toEqual([['欧**', false]]);
  });

  it('are text, whatever is written', async () => {
    const { db } = opened();
    const { get, join } = studyOn(db);
    const { token } = await join();
    const { id } = await shelve(db, {}, [{}]);
    const words = "<img src=x onerror=alert(1)>\n“引号”' -- 😀\u0000\u0007";
    await get('saveReview', { id, score: 3, text: words }, token);
    const [first] = (await get('productReviews', { id, page: 1 }, token)).items;
    expect(first?.text).toBe("<img src=x onerror=alert(1)>\n“引号”' -- 😀");
  });

  it('need a score, an end and the right to study', async () => {
    const { db } = opened();
    const api = studyOn(db);
    const { id: memberId, token } = await api.join();
    const free = await shelve(db, {}, [{}]);
    const paid = await shelve(db, { priceFen: 100 }, [{ free: true }]);
    const say = async (id: string, score: number, length = 1) =>
      (await api.ask('saveReview', { id, score, text: '好'.repeat(length) }, token)).msg;
    for (const score of [0, 6, -1]) expect(await say(free.id, score)).toBe('请选择 1 至 5 星');
    expect(await say(free.id, 5, 501)).toBe('评价不能超过 500 个字');
    expect(await say(free.id, 5, 500)).toBe('成功');
    expect(await say(paid.id, 5)).toBe('购买后才能评价');
    const grant = { memberId, target: 'product', source: 'gift', endAt: null } as const;
    await giveGrant(db, { ...grant, targetId: paid.key }, api.now());
    expect(await say(paid.id, 5)).toBe('成功');
    expect(await say('999999', 5)).toBe('内容不存在或已下架');
  });
});
