import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readBatch } from '#schemas/batch/endpoints.ts';
import { navList } from '#schemas/home/endpoints.ts';
import { memberInfo } from '#schemas/member/identity-endpoints.ts';
import { unreadMessages } from '#schemas/message/unread-endpoints.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { CARD_HEADER, NOT_LOGGED_IN } from '#schemas/wire/envelope.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { apiOn } from '../harness/api.ts';
import { openDatabase } from '../harness/postgres/database.ts';

const calls: readonly [endpoint: Endpoint, body: object][] = [
  [navList, {}],
  [memberInfo, {}],
  [unreadMessages, { type: 1 }],
];

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase();
});
afterAll(() => opened.close());

const open = () => {
  const logged: Record<string, unknown>[] = [];
  const { app, post, tokenOf } = apiOn(opened.db, {
    log: { level: 'info', stream: { write: (line) => void logged.push(JSON.parse(line)) } },
  });
  const alone = async ([{ path }, body]: (typeof calls)[number], token: string) => {
    const headers = { 'content-type': 'application/json', token };
    const came = await app.inject({ method: 'POST', url: path, headers, payload: { ...body } });
    const { statusCode: status, headers: sent, payload: text } = came;
    return { status, card: String(sent[CARD_HEADER] ?? ''), text };
  };
  const together = async (token: string) => {
    const payload = { calls: calls.map(([{ path }, body]) => ({ path, body })) };
    const { answers } = z.parse(readBatch.data, (await post(readBatch.path, payload, token)).data);
    return answers.sort((a, b) => a.at - b.at).map(({ at: _, ...answer }) => answer);
  };
  return { app, tokenOf, alone, together, logged };
};

describe('each call of a batch', () => {
  it.each(['demo_plain', 'demo_vip'])('of %s is answered as it is alone', async (name) => {
    const { app, tokenOf, alone, together } = open();
    const token = await tokenOf(name);
    const answers = await together(token);
    expect(answers).toEqual(await Promise.all(calls.map((call) => alone(call, token))));
    expect(answers[1]?.card).toBe(name === 'demo_vip' ? '1' : '0');
    await app.close();
  });

  it('is answered to the member whose token the batch has', async () => {
    const { app, tokenOf, together } = open();
    const tokens = await Promise.all(['demo_plain', 'demo_vip'].map(tokenOf));
    const answers = await Promise.all(tokens.map(together));
    const infos = answers.map((each) => each[1]?.text);
    expect(infos[0]).not.toBe(infos[1]);
    await app.close();
  });

  it.each(['', 'x'.repeat(43)])(
    'is refused to nobody where it is public, by token %j',
    async (token) => {
      const { app, alone, together } = open();
      const answers = await together(token);
      expect(answers).toEqual(await Promise.all(calls.map((call) => alone(call, token))));
      const codes = answers.map(({ text }) => String(JSON.parse(text).code));
      expect(codes).toEqual(['200', NOT_LOGGED_IN.code, NOT_LOGGED_IN.code]);
      await app.close();
    },
  );

  it('is a line of the log', async () => {
    const { app, together, logged } = open();
    await together('');
    await app.close();
    const routes = logged.flatMap(({ msg, route }) => (msg === 'request' ? [route] : []));
    const all = [readBatch, ...calls.map(([endpoint]) => endpoint)];
    expect(routes.sort()).toEqual(all.map(({ path }) => path).sort());
  });
});
