import { expect, it } from 'vitest';
import { DAY } from '#server/platform/time/durations.ts';
import { LONG, longStream, silentLearner } from '../harness/course/silent-learner.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const dataDir = longStream();
const long = { mediaKey: 'long', durationMs: LONG };
const short = { mediaKey: 'slides', durationMs: 60_000 };
const text = { kind: 'text', html: '<p>正文</p>', mediaKey: '', durationMs: 10_000 } as const;

const all = (count: number, status: number) => Array.from({ length: count }, () => status);

onDatabase('what went out of a course that is given back', (opened) => {
  const begin = (...lessons: object[]) => silentLearner(opened().db, dataDir, lessons);

  it('is all of it where all was played and nothing reported', async () => {
    const { shop, buy, take, terms, refund } = await begin(short);
    const id = await buy();
    expect(await take(0, 15)).toEqual(all(15, 200));
    const reason = '购买后已学习或已打开 100%，不能退款';
    expect(await terms(id)).toMatchObject({ allowed: false, percent: 100, reason });
    expect((await refund(id)).msg).toBe(reason);
    await shop.audited();
  });

  it('is nothing of a trial, before it is bought and after', async () => {
    const { buy, take, terms, refund } = await begin({ ...short, trialSeconds: 20 });
    expect(await take(0, 6)).toEqual([...all(5, 200), 403]);
    const id = await buy();
    await take(0, 5);
    expect(await terms(id)).toMatchObject({ allowed: true, percent: 0 });
    expect((await refund(id)).msg).toBe('成功');
  });

  it('is nothing of what had been watched by a card, and watched again', async () => {
    const vipUntil = new Date(Date.now() + DAY);
    const { shop, buy, take, tell, terms } = await silentLearner(
      opened().db,
      dataDir,
      [long, long],
      { vipUntil },
    );
    expect(await take(0, 30)).toEqual(all(30, 200));
    await tell(120_000);
    shop.pass(DAY);
    const id = await buy();
    await take(0, 30);
    expect(await terms(id)).toMatchObject({ allowed: true, percent: 0 });
    await take(30, 75);
    expect(await terms(id)).toMatchObject({ percent: 12, lessons: 2, kept: 1 });
  });

  it('is the larger of what is reported and what was sent', async () => {
    const { buy, take, tell, terms } = await begin(long, long);
    const id = await buy();
    await tell(60_000);
    await take(0, 15);
    expect(await terms(id)).toMatchObject({ percent: 5 });
    await take(15, 35);
    expect(await terms(id)).toMatchObject({ percent: 9 });
  });

  it('is nothing of a free lesson', async () => {
    const { buy, take, address, fetch, terms, refund } = await begin(
      { ...short, free: true },
      long,
    );
    const id = await buy();
    await take(0, 15);
    expect(await terms(id)).toMatchObject({ allowed: true, percent: 0 });
    const before = await address('000.ts');
    await refund(id);
    expect(await fetch(before)).toBe(200);
  });

  it('is nothing of what a player loads ahead, and little of what is looked into at the end', async () => {
    const { buy, take, terms, refund } = await begin(long, long);
    const id = await buy();
    await take(0, 7);
    await take(147, 150, { place: 1 });
    expect(await terms(id)).toMatchObject({ allowed: true, percent: 0 });
    // 30 more of ten minutes, and the other lesson's three pieces are loaded ahead
    await take(7, 22);
    expect(await terms(id)).toMatchObject({ allowed: true, percent: 4 });
    expect((await refund(id)).msg).toBe('成功');
  });

  it('is what several servers sent together', async () => {
    const { serve, buy, take, terms } = await begin(long);
    const [one, other, third] = [serve(), serve(), serve()];
    const id = await buy();
    await take(0, 12, { shop: one });
    await take(12, 24, { shop: other });
    await take(6, 18, { shop: third });
    await Promise.all([one, other, third].map(({ app }) => app.close()));
    expect(await terms(id)).toMatchObject({ allowed: false, percent: 11 });
  });

  it('is there however a server ends', async () => {
    const { serve, buy, take, terms } = await begin(long);
    const id = await buy();
    await take(0, 25, { shop: serve() });
    // that server has not been stopped, and writes nothing any more
    expect(await terms(id, serve())).toMatchObject({ allowed: false, percent: 11 });
  });

  it('does not go out where it cannot be recorded', async () => {
    const { buy, address, fetch } = await begin(short);
    await buy();
    const addresses = [await address('000.ts'), await address('whole.mp4')];
    await opened().db.execute('alter table handed_out rename to handed_away');
    for (const url of addresses) expect(await fetch(url)).toBe(503);
    await opened().db.execute('alter table handed_away rename to handed_out');
    for (const url of addresses) expect(await fetch(url)).toBe(200);
  });

  it('adds up over buying it again', async () => {
    const { buy, take, terms, refund } = await begin(long);
    const first = await buy();
    await take(0, 16);
    expect((await refund(first)).msg).toBe('成功');
    const second = await buy();
    await take(16, 24);
    expect(await terms(second)).toMatchObject({ allowed: false, percent: 11 });
  });

  it('is as many bytes of a whole file as were taken, and none of what was only asked about', async () => {
    const { buy, address, fetch, terms } = await begin(long);
    const id = await buy();
    const whole = await address('whole.mp4');
    expect(await fetch(whole, { method: 'HEAD' })).toBe(200);
    expect(await fetch(whole, { range: 'bytes=1000000-' })).toBe(416);
    expect(await fetch(whole, { range: 'bytes=0-99999' })).toBe(206);
    expect(await terms(id)).toMatchObject({ allowed: true, percent: 5 });
    expect(await fetch(whole, { range: 'bytes=500000-599999' })).toBe(206);
    expect(await terms(id)).toMatchObject({ allowed: false, percent: 15 });
    expect(await fetch(whole)).toBe(200);
    expect(await terms(id)).toMatchObject({ percent: 100 });
  });

  it('ends with the refund: an address of before plays no more', async () => {
    const { serve, buy, address, fetch, refund, terms } = await begin(short);
    const first = await buy();
    const addresses = [await address('000.ts'), await address('whole.mp4')];
    const elsewhere = serve();
    await fetch(addresses[0] ?? '');
    expect((await refund(first)).msg).toBe('成功');
    for (const shop of [undefined, elsewhere])
      for (const url of addresses) expect(await fetch(url, shop && { shop })).toBe(403);
    const second = await buy();
    expect(await terms(second)).toMatchObject({ percent: 0 });
    for (const url of addresses) expect(await fetch(url)).toBe(200);
  });

  it('is an opened text, but for one that is not all there is', async () => {
    const { buy, open, terms } = await begin(...Array.from({ length: 10 }, () => text));
    const id = await buy();
    expect(await open(3)).toMatchObject({ open: 'full', html: '<p>正文</p>' });
    await open(3);
    expect(await terms(id)).toMatchObject({ allowed: true, percent: 0 });
    await open(4);
    expect(await terms(id)).toMatchObject({ percent: 10, lessons: 10, kept: 2 });
  });

  it('is the whole of a course of one text, and nothing of its beginning', async () => {
    const { buy, open, terms } = await begin({ ...text, trialSeconds: 1 });
    expect(await open()).toMatchObject({ open: 'trial' });
    const id = await buy();
    expect(await terms(id)).toMatchObject({ allowed: true, percent: 0 });
    await open();
    const reason = '购买后已学习或已打开 100%，不能退款';
    expect(await terms(id)).toMatchObject({ allowed: false, percent: 100, reason });
  });
});
