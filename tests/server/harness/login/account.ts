import { randomInt, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { loginApi } from '#schemas/login/endpoints.ts';
import type { SmsPurpose } from '#schemas/login/fields.ts';
import { memberApi } from '#schemas/member/endpoints.ts';
import { profileApi } from '#schemas/profile/endpoints.ts';
import { legalText, supportInfo } from '#schemas/site/text-endpoints.ts';
import { uploadApi } from '#schemas/upload/endpoints.ts';
import { envelope } from '#schemas/wire/envelope.ts';
import type { AppOptions } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { apiOn } from '../api.ts';

/** Each process counts from another number, since several use one database. */
const countedUpTo = (end: number) => {
  let last = randomInt(end);
  return (): number => {
    last = (last + 1) % end;
    return last;
  };
};

const phones = countedUpTo(100_000_000);
const networks = countedUpTo(256 * 256);

export const newPhone = (): string => `188${String(phones()).padStart(8, '0')}`;

/** An address in a network of its own. */
export const newIp = (): string => {
  const network = networks();
  return `10.${network >> 8}.${network & 255}.7`;
};

export const MEMBER_PASSWORD = 'learn2026home';

/** What a member does with an account, and may read before there is one. */
export const accountCalls = {
  ...loginApi,
  ...memberApi,
  ...profileApi,
  ...uploadApi,
  legalText,
  supportInfo,
};

type Call = keyof typeof accountCalls;

/** The account's calls on a server without a port; each server has a network of its own. */
export const accountOn = (db: Database, options: Partial<AppOptions> = {}) => {
  const [logged, shown]: [string[], string[]] = [[], []];
  const stream = { write: (line: string) => logged.push(line) };
  const show = (line: string) => shown.push(line);
  const api = apiOn(db, { log: { level: 'trace', stream }, show, ...options });
  const network = newIp();

  /** One call; `key` is a new one unless given. The caller's address is told by the proxy. */
  const ask = async (name: Call, payload: object = {}, token = '', ip = network, cookie = '') => {
    const response = await api.app.inject({
      method: 'POST',
      url: accountCalls[name].path,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, token, cookie },
      payload: JSON.stringify({ key: randomUUID(), ...payload }),
    });
    const body: unknown = response.json();
    const [retained = ''] = String(response.headers['set-cookie'] ?? '').split(';');
    const { statusCode: status, body: text } = response;
    return { status, text, retained, ...z.parse(envelope, body) };
  };

  const codeFor = async (phone: string, purpose: SmsPurpose, token = ''): Promise<string> => {
    const answer = await ask('sendSmsCode', { phone, purpose }, token);
    if (answer.code !== '200') throw new Error(answer.msg);
    return z.parse(loginApi.sendSmsCode.data, answer.data).simulatedCode;
  };

  const tokenIn = (data: unknown): string => z.parse(loginApi.loginBySms.data, data).info.token;

  /** The token of the phone's member; a new phone is registered by it. */
  const enter = async (phone: string): Promise<string> => {
    const code = await codeFor(phone, 'login');
    return tokenIn((await ask('loginBySms', { phone, code, member_id: '' })).data);
  };

  const setPassword = async (phone: string, password = MEMBER_PASSWORD): Promise<void> => {
    const code = await codeFor(phone, 'reset');
    const answer = await ask('resetPassword', { phone, code, password });
    if (answer.code !== '200') throw new Error(answer.msg);
  };

  const isIn = async (token: string): Promise<boolean> =>
    (await ask('accountState', {}, token)).code === '200';

  return { ...api, logged, shown, ask, codeFor, tokenIn, enter, setPassword, isIn };
};

export const otherThan = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');
