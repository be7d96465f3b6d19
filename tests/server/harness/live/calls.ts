import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { liveApi } from '#schemas/live/endpoints.ts';
import { setRelation } from '#schemas/relation/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { envelope } from '#schemas/wire/envelope.ts';
import type { AppOptions } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { live } from '#server/db/tables/live.ts';
import { wechatIdentity } from '#server/db/tables/login.ts';
import { member } from '#server/db/tables/member.ts';
import { startSession } from '#server/platform/auth/session.ts';
import { apiOn } from '../api.ts';
import { newIp } from '../login/account.ts';

export type LiveCall = keyof typeof liveApi;

export const joinIn = async (db: Database, nickname = '学员甲') => {
  const [row] = await db.insert(member).values({ nickname, formDone: true }).returning();
  if (!row) throw new Error('no member');
  return { id: row.id, token: await startSession(db, row.id, Date.now()) };
};

export type Person = Awaited<ReturnType<typeof joinIn>>;

/** A demo member with a token, by the name the simulated messenger knows them under. */
export const knownAs = async (db: Database, openid: string): Promise<Person> => {
  const [row] = await db.select().from(wechatIdentity).where(eq(wechatIdentity.openid, openid));
  if (!row) throw new Error(`no demo member ${openid}`);
  return { id: row.memberId, token: await startSession(db, row.memberId, Date.now()) };
};

export const demoLives = (db: Database) => db.select().from(live).orderBy(asc(live.id));

/** The calls of live broadcasts on a server without a port, from a network of its own. */
export const liveOn = (db: Database, options: Partial<AppOptions> = {}) => {
  const api = apiOn(db, options);
  const network = newIp();
  const ask = async (name: LiveCall, payload: object, token = '', ip = network) => {
    const response = await api.app.inject({
      method: 'POST',
      url: liveApi[name].path,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, token },
      payload: JSON.stringify({ key: randomUUID(), ...payload }),
    });
    return { status: response.statusCode, ...z.parse(envelope, response.json()) };
  };
  const read = async <K extends LiveCall>(name: K, payload: object, token = '') => {
    const answer = await ask(name, payload, token);
    if (answer.code !== '200') throw new Error(`${answer.code} ${answer.msg}`);
    // read by this very call's schema
    return z.parse(liveApi[name].data, answer.data) as Data<(typeof liveApi)[K]>;
  };
  const enter = (id: number, { token }: Person) => read('enterLive', { id: String(id) }, token);
  /** Whether a broadcast is reserved, or why it cannot be. */
  const reserve = (id: string | number, on: boolean, token: string) => {
    const request = { kind: 'reserve', target: 'live', id: String(id), on, key: randomUUID() };
    return api.post(setRelation.path, request, token);
  };
  const detail = (id: number, { token }: Person) => read('liveDetail', { id: String(id) }, token);
  const get = async (url: string) => {
    const { statusCode, body, headers } = await api.app.inject({ method: 'GET', url });
    return { status: statusCode, body, type: String(headers['content-type']) };
  };
  return { ...api, ask, read, enter, detail, get, reserve };
};

export const ROOM_PASSWORD = 'study2026';
