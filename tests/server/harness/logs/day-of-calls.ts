import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { loginApi } from '#schemas/login/endpoints.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '#server/db/database.ts';
import { everyEndpoint } from '#stories/back-end/every-endpoint.ts';
import { sampleByPath } from '#stories/back-end/every-sample.ts';
import { consoleOn } from '../operator/console.ts';
import { everyDesk } from '../operator/every-desk.ts';
import { fieldsOf, type Person } from './person.ts';

const ENDING = ['/v1/Login/logout', '/operator/api/sign-out'];
const endpoints: readonly Endpoint[] = [...everyEndpoint, ...Object.values(everyDesk)].toSorted(
  (a, b) => ENDING.indexOf(a.path) - ENDING.indexOf(b.path),
);

const login = z.looseObject({ info: z.looseObject({ token: z.string() }) });
const sent = z.looseObject({ simulatedCode: z.string() });

/** A server, everything that it logs, and everything secret that it gave away on the way. */
export const dayOfCalls = async (db: Database, person: Person) => {
  const { app, logged, newSeat, network } = await consoleOn(db, {}, everyDesk);
  const given = new Set<string>();
  let requests = 0;

  /** One request; what it is answered of cookies is kept as a secret. */
  const ask = async (
    url: string,
    payload: unknown = undefined,
    headers: Record<string, string> = {},
  ) => {
    requests += 1;
    const response = await app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': network, ...headers },
      ...(payload === undefined
        ? {}
        : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    });
    for (const cookie of [response.headers['set-cookie'] ?? []].flat())
      given.add(/^[^=]*=([^;]*)/.exec(cookie)?.[1] ?? '');
    return response;
  };
  const post = async (endpoint: Endpoint, payload: object, token = '') =>
    (await ask(endpoint.path, { key: randomUUID(), ...payload }, { token })).json();

  const codeFor = async (purpose: string): Promise<string> => {
    const { data } = await post(loginApi.sendSmsCode, { phone: person.phone, purpose });
    const code = z.safeParse(sent, data).data?.simulatedCode;
    if (code) given.add(code);
    return code ?? '000000';
  };
  /** The person logs in by a code and sets a password; wrong ones come first. */
  const comeIn = async (): Promise<string> => {
    const { phone, password, wrong } = person;
    const code = await codeFor('login');
    await post(loginApi.loginBySms, { phone, code: '999999', member_id: '' });
    const { data } = await post(loginApi.loginBySms, { phone, code, member_id: '' });
    const { token = '' } = z.safeParse(login, data).data?.info ?? {};
    const reset = await codeFor('reset');
    await post(loginApi.resetPassword, { phone, code: reset, password });
    await post(loginApi.loginByPassword, { phone, password: wrong });
    const again = await post(loginApi.loginByPassword, { phone, password });
    const own = z.safeParse(login, again.data).data?.info.token ?? token;
    given.add(token).add(own);
    return own;
  };

  /** Every call as the person fills it in; `wrongly`: with what no call takes and by nobody, too. */
  const everyCall = async (token: string, { wrongly }: { wrongly: boolean }): Promise<void> => {
    const seat = await newSeat('publish');
    // a new seat asks who it is
    requests += 1;
    given.add(seat.cookie).add(seat.csrf).add(seat.name);
    const theirs = fieldsOf(person);
    const headers = { token, cookie: seat.cookie, 'x-csrf': seat.csrf };
    for (const { path } of endpoints) {
      const sample = sampleByPath.get(path)?.payload ?? {};
      const misfit = Object.fromEntries(Object.keys(sample).map((name) => [name, [person.phone]]));
      const filled = Object.keys(sample).flatMap((name) =>
        name in theirs ? [[name, theirs[name]]] : [],
      );
      const rightly = { ...sample, ...Object.fromEntries(filled) };
      for (const payload of [rightly, theirs, ...(wrongly ? [misfit] : [])])
        await ask(path, { ...payload, key: randomUUID() }, headers);
      if (!wrongly) continue;
      await ask(`${path}${path.includes('?') ? '&' : '?'}token=${token}`, sample, {
        token: `${token}x`,
      });
    }
  };

  /** What is no call, and what cannot be read, with secrets wherever they can stand. */
  const hostile = async (token: string): Promise<void> => {
    const { phone, name, idCard } = person;
    const query = `token=${token}&phone=${phone}&name=${encodeURIComponent(name)}`;
    for (const path of [
      '/v1/no/such',
      '/no/page',
      '/auth/wechat',
      '/uploads/none.png',
      '/%E0%A4%A',
    ])
      await ask(`${path}?${query}`, undefined, { referer: `https://a.example/?${query}` });
    await ask(`/stream/${token}/none.m3u8?ticket=${token}`);
    await ask(`/${phone}/${encodeURIComponent(name)}/${'x'.repeat(200)}`);
    await ask('/v1/Login/loginByPassword', `{"phone":"${phone}","idCard":"${idCard}"`);
    await ask('/v1/Login/loginByPassword', phone, { 'content-type': `text/plain; ${phone}` });
    await ask('/v1/Login/loginByPassword', `{"phone":"${phone}${' '.repeat(300_000)}"}`);
    await ask('/v1/index/sort', '{}', { 'x-request-id': phone, 'user-agent': `${name} ${phone}` });
  };

  return {
    ...{ app, logged, given, network, comeIn, everyCall, hostile, ask },
    requests: () => requests,
  };
};
