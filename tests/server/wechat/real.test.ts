import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { wechatRefusals } from '#schemas/wechat/refusals.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openSecret } from '#server/platform/auth/secret.ts';
import { realWechat } from '#server/platform/wechat/real.ts';
import { openDatabase } from '../harness/postgres/database.ts';

const requests: URL[] = [];
const answers: Record<string, object> = {};
const pictures: Record<string, Response> = {};
const replies: Record<string, (url: URL) => Response> = {};

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase();
});
afterAll(() => opened.close());

beforeEach(async () => {
  await opened.db.execute(sql`delete from provider_token`);
  requests.length = 0;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', async (address: string, { redirect }: RequestInit) => {
    // what is followed could lead anywhere, with the secret in the address
    expect(redirect).toBe('error');
    const url = new URL(address);
    requests.push(url);
    const reply = replies[url.pathname];
    if (reply) return reply(url);
    const picture = pictures[url.pathname];
    if (picture) return picture;
    const answer = answers[url.pathname];
    if (!answer) throw new TypeError('fetch failed');
    return Response.json(answer);
  });
});
afterEach(() => {
  for (const path of Object.keys(answers)) delete answers[path];
  for (const path of Object.keys(pictures)) delete pictures[path];
  for (const path of Object.keys(replies)) delete replies[path];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const secret = openSecret('a secret of tests', undefined);
const wechat = () =>
  realWechat({ appId: 'wx1', secret: 's1' }, { db: opened.db, secret, clock: Date.now });
const EXCHANGE = '/sns/oauth2/access_token';

it('exchanges a code for the openid', async () => {
  answers[EXCHANGE] = { openid: 'o-1', access_token: 'a' };
  expect(await wechat().openidOf('c1')).toBe('o-1');
  expect(requests[0]?.href).toBe(
    'https://api.weixin.qq.com/sns/oauth2/access_token?appid=wx1&secret=s1&code=c1&grant_type=authorization_code',
  );
});

it.each([
  [{ errcode: 40029 }, wechatRefusals.wechatCodeRefused],
  [{ errcode: 40163 }, wechatRefusals.wechatCodeRefused],
  [{ errcode: -1 }, wechatRefusals.wechatUnavailable],
  [[], wechatRefusals.wechatUnavailable],
  [{ openid: 'o-1', is_snapshotuser: 1 }, wechatRefusals.wechatSnapshot],
])('reads the failure %j as %s', async (answer, refusal) => {
  answers[EXCHANGE] = answer;
  await expect(wechat().openidOf('c1')).rejects.toMatchObject({ refusal });
});

it('is unavailable where the service cannot be reached, and never tells the secret', async () => {
  const failure: unknown = await wechat()
    .openidOf('c1')
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ refusal: wechatRefusals.wechatUnavailable });
  expect(JSON.stringify(failure) + String(failure)).not.toContain('s1');
});

it('keeps the ticket until shortly before it ends, and asks once for many pages', async () => {
  answers['/cgi-bin/token'] = { access_token: 'a1', expires_in: 7200 };
  answers['/cgi-bin/ticket/getticket'] = { ticket: 't1', expires_in: 7200, errcode: 0 };
  const { ticket } = wechat();
  expect(await Promise.all([ticket(), ticket(), ticket()])).toEqual(['t1', 't1', 't1']);
  expect(requests).toHaveLength(2);
  answers['/cgi-bin/ticket/getticket'] = { ticket: 't2', expires_in: 7200 };
  vi.setSystemTime(Date.now() + 6_000_000);
  expect(await ticket()).toBe('t1');
  vi.setSystemTime(Date.now() + 1_000_000);
  expect(await ticket()).toBe('t2');
});

it('asks again after a failed renewal', async () => {
  const { ticket } = wechat();
  await expect(ticket()).rejects.toMatchObject({ refusal: wechatRefusals.wechatUnavailable });
  answers['/cgi-bin/token'] = { access_token: 'a1', expires_in: 7200 };
  answers['/cgi-bin/ticket/getticket'] = { ticket: 't1', expires_in: 7200 };
  expect(await ticket()).toBe('t1');
});

const MEDIA = '/cgi-bin/media/get';
const TICKET = '/cgi-bin/ticket/getticket';

/** The messenger gives `a1`, `a2` … and takes only those that `isTaken` says. */
const tokensInTurn = (
  isTaken: (token: string | null) => boolean,
  path: string,
  taken: () => Response,
) => {
  let given = 0;
  replies['/cgi-bin/token'] = () => {
    given += 1;
    return Response.json({ access_token: `a${given}`, expires_in: 7200 });
  };
  replies[path] = (url) =>
    isTaken(url.searchParams.get('access_token')) ? taken() : Response.json({ errcode: 40001 });
  return () => given;
};

it('has a new token fetched where the messenger takes the common one no more, once', async () => {
  const given = tokensInTurn(
    (token) => token === 'a2',
    TICKET,
    () => Response.json({ ticket: 't1', expires_in: 7200, errcode: 0 }),
  );
  expect([await wechat().ticket(), given()]).toEqual(['t1', 2]);
  const again = tokensInTurn(
    () => false,
    TICKET,
    () => Response.json({}),
  );
  vi.setSystemTime(Date.now() + 7_100_000);
  await expect(wechat().ticket()).rejects.toMatchObject({
    refusal: wechatRefusals.wechatUnavailable,
  });
  expect(again()).toBe(2);
});

it('fetches a picture with a new token where the common one is taken no more', async () => {
  const given = tokensInTurn(
    (token) => token === 'a2',
    MEDIA,
    () => new Response('picture', { headers: { 'content-type': 'image/jpeg' } }),
  );
  expect([await wechat().media('m1', 100), given()]).toEqual([
    { bytes: Buffer.from('picture') },
    2,
  ]);
});

const withToken = () => {
  answers['/cgi-bin/token'] = { access_token: 'a1', expires_in: 7200 };
};

it('fetches a picture by its media id', async () => {
  withToken();
  pictures[MEDIA] = new Response('picture', { headers: { 'content-type': 'image/jpeg' } });
  expect(await wechat().media('m 1', 100)).toEqual({ bytes: Buffer.from('picture') });
  expect(requests.at(-1)?.href).toBe(
    'https://api.weixin.qq.com/cgi-bin/media/get?access_token=a1&media_id=m+1',
  );
});

it('reads no more of a picture than may be kept', async () => {
  withToken();
  let chunks = 0;
  const endless = new ReadableStream({
    pull: (control) => {
      chunks += 1;
      control.enqueue(new Uint8Array(60));
    },
  });
  pictures[MEDIA] = new Response(endless, { headers: { 'content-type': 'image/png' } });
  const media = await wechat().media('m1', 100);
  expect('bytes' in media && media.bytes.length).toBe(120);
  expect(chunks).toBeLessThan(5);
});

it.each([
  ['{"errcode":40007}', 'application/json', 200, wechatRefusals.wechatMediaRefused],
  ['{"video_url":"https://video.example/1"}', 'text/plain', 200, wechatRefusals.wechatMediaRefused],
  ['video', 'video/mp4', 200, wechatRefusals.wechatMediaRefused],
  ['', 'image/png', 500, wechatRefusals.wechatUnavailable],
])('reads the media answer %s of type %s as a refusal', async (body, type, status, refusal) => {
  withToken();
  pictures[MEDIA] = new Response(body, { status, headers: { 'content-type': type } });
  await expect(wechat().media('m1', 100)).rejects.toMatchObject({ refusal });
});

it('has no media where the service cannot be reached', async () => {
  withToken();
  await expect(wechat().media('m1', 100)).rejects.toMatchObject({
    refusal: wechatRefusals.wechatUnavailable,
  });
});
