import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { hashOf } from '#server/platform/auth/session.ts';
import { likesIn } from './likes-in.ts';
import type { Server } from './servers.ts';

const MEMBERS = 200;
const WRITERS = 12;
const READERS = 6;
/** Between two calls of one caller, in ms. */
const PACE = 60;
const TIME_LIMIT = 30_000;

type Answer = { status: number; code: string };

/** Why a call got no answer, as its code names it. */
const causeOf = (error: unknown): string => {
  const { cause, name } = Object(error);
  return String(Object(cause).code ?? name);
};

/** A call that gets no answer at all has status 0. */
export const call = async (
  { origin }: Pick<Server, 'origin'>,
  path: string,
  payload: object = {},
  token = '',
): Promise<Answer & { body: unknown }> => {
  try {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { token }) },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    const body: unknown = await response.json();
    const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : '';
    return { status: response.status, code: String(code), body };
  } catch (error) {
    return { status: 0, code: causeOf(error), body: null };
  }
};

const tokenIn = (body: unknown): string =>
  /"token":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';

const logIn = async (server: Server, number: number): Promise<string> => {
  const code = `sim-chaos${number}.${randomUUID().replaceAll('-', '')}`;
  const { body } = await call(server, '/v1/wxlogin/Info', { code, member_id: '' });
  return tokenIn(body);
};

/** Likes that are asked for once each; those that were answered with success have to be there. */
const likes = (tokens: readonly string[], targets: readonly number[]) => {
  let next = 0;
  return () => {
    const at = next;
    next += 1;
    const token = tokens[at % tokens.length] ?? '';
    const id = targets[Math.floor(at / tokens.length) % targets.length] ?? 0;
    const payload = {
      kind: 'like',
      target: 'product',
      id: String(id),
      on: true,
      key: randomUUID(),
    };
    return { token, payload, pair: `${hashOf(token)} ${id}` };
  };
};

export type Counts = Record<string, number>;

/** Calls that write and calls that read, on servers that `current` names, until `stop`. */
export const startLoad = async (
  current: () => readonly Server[],
  databaseUrl: string,
  targets: readonly number[],
) => {
  const [first] = current();
  if (!first) throw new Error('no server');
  const tokens: string[] = [];
  for (let number = 0; number < MEMBERS; number += 1) tokens.push(await logIn(first, number));
  const nextLike = likes(tokens, targets);
  const counts: Counts = {};
  const acknowledged = new Set<string>();
  let over = false;
  const pick = (): Server => {
    const servers = current();
    const server = servers[Math.floor(Math.random() * servers.length)];
    if (!server) throw new Error('no server');
    return server;
  };
  const note = (what: string, { status, code }: Answer): void => {
    const name = `${what} ${status === 200 && code === '200' ? 'done' : `${status} ${code}`}`;
    counts[name] = (counts[name] ?? 0) + 1;
  };
  const write = async (): Promise<void> => {
    while (!over) {
      const { token, payload, pair } = nextLike();
      const answer = await call(pick(), '/v1/relation/set', payload, token);
      note('write', answer);
      if (answer.status === 200 && answer.code === '200') acknowledged.add(pair);
      await after(PACE);
    }
  };
  const read = async (): Promise<void> => {
    while (!over) {
      note('read', await call(pick(), '/v1/index/sort'));
      await after(PACE);
    }
  };
  const running = [
    ...Array.from({ length: WRITERS }, write),
    ...Array.from({ length: READERS }, read),
  ];
  return {
    token: tokens[0] ?? '',
    counts,
    /** Ends the load; how many of the acknowledged writes are missing from the database. */
    stop: async (): Promise<{ acknowledged: number; lost: number }> => {
      over = true;
      await Promise.all(running);
      const storedLikes = await likesIn(databaseUrl);
      const lost = [...acknowledged].filter((pair) => !storedLikes.has(pair)).length;
      return { acknowledged: acknowledged.size, lost };
    },
  };
};

/** Ms until a server answers a member's call and one of everybody's, three times running. */
export const untilRight = async (
  server: Server,
  token: string,
  longest: number,
): Promise<number> => {
  const from = performance.now();
  let right = 0;
  while (right < 3 && performance.now() - from < longest) {
    const answers = await Promise.all([
      call(server, '/v1/index/sort'),
      call(server, '/v1/message/getMessage', {}, token),
    ]);
    right = answers.every(({ code }) => code === '200') ? right + 1 : 0;
    if (right < 3) await after(20);
  }
  return performance.now() - from;
};
