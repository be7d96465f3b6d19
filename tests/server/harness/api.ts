import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { envelope } from '#schemas/wire/envelope.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { holdToLists } from './listed-refusals.ts';

const login = z.looseObject({ info: z.looseObject({ token: z.string() }) });

/** The server without a port: calls are injected. */
export const apiOn = (db: Database, options: Partial<AppOptions> = {}) => {
  const app: FastifyInstance = buildApp({
    config: { apiOrigin: undefined, wechat: undefined },
    db,
    ...options,
  });
  holdToLists(app);
  const post = async (path: string, payload: unknown = {}, token?: string) => {
    const response = await app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json', ...(token ? { token } : {}) },
      payload: JSON.stringify(payload),
    });
    const body: unknown = response.json();
    return { status: response.statusCode, body, ...z.parse(envelope, body) };
  };
  const tokenOf = async (openid: string): Promise<string> => {
    const code = `sim-${openid}.${randomUUID().replaceAll('-', '')}`;
    const { data } = await post('/v1/wxlogin/Info', { code, member_id: '' });
    return z.parse(login, data).info.token;
  };
  return { app, post, tokenOf };
};
