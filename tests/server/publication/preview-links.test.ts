import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { previewApi, previewTokenIn } from '#schemas/publication/preview-endpoints.ts';
import type { AppOptions } from '#server/app.ts';
import { previewToken } from '#server/domains/publication/preview/links.ts';
import { openSecret } from '#server/platform/auth/secret.ts';
import { DAY, HOUR, SECOND } from '#server/platform/time/durations.ts';
import { consoleOn, retitled } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const { readPreview } = previewApi;
const accountSecret = 'of-this-site-alone-and-no-other-one';
const UNKNOWN = ['47009', '预览链接不完整或不正确'];
const EXPIRED = ['47010', '预览链接已过期'];
const REVOKED = ['47011', '预览链接已失效'];

onDatabase('links to the preview', (opened) => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  const start = async (own: Partial<AppOptions['config']> = {}) => {
    let now = Date.now();
    const config = { apiOrigin: undefined, wechat: undefined, accountSecret, ...own };
    const desk = await consoleOn(opened().db, { config, clock: () => now });
    closing.push(() => desk.app.close());
    const seat = await desk.newSeat('edit');
    const made = async (hours = 1) => {
      const { address, until } = await desk.ask('makePreviewLink', { hours }, seat);
      return { address, until, token: previewTokenIn(address) };
    };
    const look = (token: unknown) => desk.post(readPreview.path, { token });
    const seen = async (token: string) => z.parse(readPreview.data, (await look(token)).data);
    const refused = async (token: unknown) => {
      const { code, msg, data } = await look(token);
      expect(data).toBeNull();
      return [code, msg];
    };
    const pass = (ms: number) => {
      now += ms;
    };
    const at = () => now;
    const signing = { secret: openSecret(accountSecret, undefined) };
    return { ...desk, seat, made, look, seen, refused, pass, at, signing };
  };

  it('show the draft as it is at each moment, to whoever has one, without a login', async () => {
    const { ask, save, seat, made, seen, at } = await start();
    const { token, until } = await made(24);
    expect(until).toBe(at() + DAY);
    const { draft } = await ask('readDesk', {}, seat);
    expect(await seen(token)).toEqual({ document: draft.document, until, now: at() });
    const title = `改后 ${randomUUID().slice(0, 6)}`;
    await save(seat, retitled(title));
    expect(JSON.stringify((await seen(token)).document)).toContain(title);
  });

  it.each([
    [1, HOUR],
    [24, DAY],
    [168, 7 * DAY],
  ])('of %i hours end by the server’s clock', async (hours, life) => {
    const { made, seen, refused, pass } = await start();
    const { token } = await made(hours);
    pass(life - 1);
    expect((await seen(token)).document).toBeTruthy();
    pass(1);
    expect(await refused(token)).toEqual(EXPIRED);
    // a server whose clock was set back judges by that
    pass(-SECOND);
    expect((await seen(token)).document).toBeTruthy();
  });

  it('live no other time than an operator can choose', async () => {
    const { send, seat } = await start();
    for (const hours of [0, -1, 2, 169, 1e9, '24', null, Number.NaN])
      expect((await send('makePreviewLink', { hours, key: randomUUID() }, seat)).code).toBe('400');
  });

  it('all end at once when an operator says so, and new ones hold', async () => {
    const { ask, made, seen, refused, newSeat, save, seat } = await start();
    const before = [await made(1), await made(168)];
    await ask('revokePreviewLinks', {}, await newSeat('edit'));
    for (const { token } of before) expect(await refused(token)).toEqual(REVOKED);
    const after = await made();
    expect((await seen(after.token)).document).toBeTruthy();
    // what else becomes of the draft ends no link, and brings none back
    await save(seat, retitled(`稿 ${randomUUID().slice(0, 6)}`));
    expect((await seen(after.token)).document).toBeTruthy();
    for (const { token } of before) expect(await refused(token)).toEqual(REVOKED);
  });

  it('end once for a request that is repeated', async () => {
    const { send, made, seen, seat } = await start();
    const key = randomUUID();
    expect((await send('revokePreviewLinks', { key }, seat)).code).toBe('200');
    const { token } = await made();
    expect((await send('revokePreviewLinks', { key }, seat)).code).toBe('200');
    expect((await seen(token)).document).toBeTruthy();
  });

  it('are told once: a request that is repeated gets no second one', async () => {
    const { send, seat } = await start();
    const wish = { hours: 1, key: randomUUID() };
    expect((await send('makePreviewLink', wish, seat)).code).toBe('200');
    expect((await send('makePreviewLink', wish, seat)).code).toBe('43005');
  });

  it('are refused in words where anything of them was changed, and whatever else comes', async () => {
    const { made, refused, at, seen } = await start();
    const { token } = await made();
    const [until = '', round = '', seal = ''] = token.split('.');
    const next = (at() + 300 * DAY).toString(36);
    const foreign = { secret: openSecret('of-another-site-that-is-not-this-one', undefined) };
    const round0 = Number.parseInt(round, 36);
    const forged = [
      [next, round, seal].join('.'),
      [until, `${round}1`, seal].join('.'),
      [`0${until}`, round, seal].join('.'),
      [until, round, seal.toLowerCase()].join('.'),
      [until, round].join('.'),
      [until, round, ''].join('.'),
      `${token}=`,
      `${token}\n.`,
      `x ${token}`,
      token.slice(0, -1),
      token.toUpperCase(),
      previewToken(foreign, { until: at() + DAY, round: round0, plan: null }),
      'x'.repeat(8192),
      `${until}.${round}.${'A'.repeat(8192)}`,
      '草稿預覽🙂',
      '\ud83d',
      'a\0b',
      '%00',
      '../../v1',
      '',
      {},
      [token],
      null,
      true,
      1e300,
    ];
    for (const one of forged) expect(await refused(one), JSON.stringify(one)).toEqual(UNKNOWN);
    // a blank beside it comes of copying
    expect((await seen(` ${token}\n`)).document).toBeTruthy();
  });

  it('of other seals of this server are none', async () => {
    const { refused, at, signing } = await start();
    const until = (at() + DAY).toString(36);
    const others = [
      signing.secret.hash('picture', until, '0'),
      signing.secret.hash('gift', until, '0'),
      signing.secret.hash('preview', at() + DAY, 0),
    ];
    for (const seal of others) expect(await refused(`${until}.0.${seal}`)).toEqual(UNKNOWN);
  });

  it('stand in the audit, without the link, and are in no log', async () => {
    const { ask, audit, seat, made, seen, logged } = await start();
    const { token } = await made();
    await seen(token);
    await ask('revokePreviewLinks', {}, seat);
    const [over, link] = await audit(seat);
    expect(link).toMatchObject({ action: 'preview-link', name: seat.name });
    expect(link?.text).toMatch(/^生成了草稿的预览链接，\d{4}-\d\d-\d\d \d\d:\d\d 前有效$/);
    expect(over).toMatchObject({ action: 'preview-link', text: '让草稿和方案的所有预览链接失效' });
    const seal = token.split('.')[2] ?? '';
    expect(seal).toHaveLength(43);
    expect(logged).not.toEqual([]);
    expect(logged.join('\n')).not.toContain(seal);
    expect(JSON.stringify(await audit(seat))).not.toContain(seal);
  });

  it('are made and ended by operators who may edit', async () => {
    const { send, newSeat } = await start();
    const viewer = await newSeat('view');
    const key = randomUUID();
    for (const answer of [
      await send('makePreviewLink', { hours: 1, key }, viewer),
      await send('revokePreviewLinks', { key }, viewer),
    ])
      expect(answer.msg).toBe('没有权限');
  });

  it('are answered by what no cache keeps, and not too often for one network', async () => {
    const { app, made } = await start();
    const { token } = await made();
    const ip = '203.0.113.77';
    const ask = () =>
      app.inject({
        method: 'POST',
        url: readPreview.path,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
        payload: { token },
      });
    const first = await ask();
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.headers['set-cookie']).toBeUndefined();
    const all = await Promise.all(Array.from({ length: 260 }, ask));
    const codes = all.map((answer) => Number(answer.json().code));
    expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(239);
    expect(new Set(codes)).toEqual(new Set([200, 429]));
  });

  it('lead to the learners’ site where the console has one of its own', async () => {
    // the site that these calls come to
    const operatorOrigin = 'http://localhost';
    const learnerOrigin = 'https://learn.example';
    const { made, seen } = await start({ operatorOrigin, learnerOrigin });
    const { address } = await made();
    expect(address).toMatch(/^https:\/\/learn\.example\/preview\/[\w.-]+$/);
    expect((await seen(address.split('/').at(-1) ?? '')).document).toBeTruthy();
    const unnamed = await start({ operatorOrigin });
    await expect(unnamed.made()).rejects.toThrow('LEARNER_ORIGIN');
  });
});
