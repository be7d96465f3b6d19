import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '#server/db/database.ts';
import { grant } from '#server/db/tables/course.ts';
import { livePass } from '#server/db/tables/live.ts';
import { teacher, workshopMember } from '#server/db/tables/teacher.ts';
import { startSession } from '#server/platform/auth/session.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import { consoleOn } from '../operator/console.ts';
import { everyDesk } from '../operator/every-desk.ts';
import { crowdOf } from '../order/crowd.ts';
import type { openMarks } from './marks.ts';
import { inOrder, plantRow } from './plant.ts';
import { everyWorld, type World } from './worlds.ts';

/** Whoever learns: nobody of them may see what is hidden, but `buyer` what was bought before it was retired. */
export const learners = ['visitor', 'member', 'buyer', 'teacher', 'mate'] as const;

export type Learner = (typeof learners)[number];

/** Every stored file that the worlds name, with its mark for bytes. */
const storeFiles = (dataDir: string, worlds: readonly World[]): void => {
  const uploads = join(dataDir, 'uploads');
  mkdirSync(join(uploads, 'media'), { recursive: true });
  for (const { pictures, streams, parts } of worlds) {
    for (const { file, bytes } of pictures) writeFileSync(join(uploads, file), bytes);
    writeFileSync(join(uploads, 'media', parts.key), parts.bytes);
    for (const { key, bytes } of streams) {
      const folder = join(uploads, 'streams', key);
      mkdirSync(folder, { recursive: true });
      const list = [
        '#EXTM3U',
        '#EXT-X-TARGETDURATION:4',
        '#EXTINF:4.0,',
        '000.ts',
        '#EXT-X-ENDLIST',
      ];
      writeFileSync(join(folder, 'index.m3u8'), list.join('\n'));
      writeFileSync(join(folder, '000.mpegts'), bytes);
    }
  }
};

/** A server with the demo and the worlds, and everybody who asks it. */
export const siteOf = async (
  db: Database,
  dataDir: string,
  marks: ReturnType<typeof openMarks>,
) => {
  let now = Date.now();
  const worlds = everyWorld(marks.mark, now);
  for (const { id, plants } of worlds) {
    const planted = new Set(plants.map(({ table }) => table));
    for (const plant of inOrder(plants)) await plantRow(db, marks.mark, id, plant, planted);
  }
  storeFiles(dataDir, worlds);
  const config = { apiOrigin: undefined, wechat: undefined, dataDir };
  const desk = await consoleOn(db, { config, clock: () => now }, everyDesk);
  const app: FastifyInstance = desk.app;
  const seat = await desk.newSeat('publish');
  const [member, buyer, other, mate] = await crowdOf(db, 4);
  if (!member || !buyer || !other || !mate) throw new Error('nobody');
  const [shop] = await db
    .insert(teacher)
    .values({ name: '另一位讲师', memberId: other.memberId })
    .returning({ id: teacher.id });
  if (!shop) throw new Error('no teacher');
  await db.insert(workshopMember).values([
    { teacherId: shop.id, memberId: other.memberId, role: 'owner' },
    { teacherId: shop.id, memberId: mate.memberId, role: 'admin' },
  ]);
  const bought = worlds.flatMap(({ id: targetId }) =>
    (['product', 'live'] as const).map((target) => ({
      ...{ memberId: buyer.memberId, target, targetId },
      ...{ source: 'buy' as const, startAt: new Date(now) },
    })),
  );
  await db.insert(grant).values(bought);
  await db.insert(livePass).values(
    worlds.map(({ id }) => ({
      ...{ memberId: buyer.memberId, liveId: id },
      ...{ by: 'pay' as const, at: new Date(now) },
    })),
  );
  const tokens: Readonly<Record<Learner, string>> = {
    visitor: '',
    member: member.token,
    buyer: buyer.token,
    teacher: other.token,
    mate: mate.token,
  };
  const json = { 'content-type': 'application/json' };

  const post = async (path: string, payload: object, headers: object): Promise<string> => {
    const body = JSON.stringify({ key: randomUUID(), ...payload });
    const all = { ...json, ...headers };
    return (await app.inject({ method: 'POST', url: path, headers: all, payload: body })).body;
  };
  const ask = ({ path }: Endpoint, payload: object, token: string): Promise<string> =>
    post(path, payload, token ? { token } : {});
  const askAtDesk = ({ path }: Pick<Endpoint, 'path'>, payload: object): Promise<string> =>
    post(path, payload, {
      ...{ cookie: seat.cookie, 'x-csrf': seat.csrf },
      'x-forwarded-for': desk.network,
    });
  const get = (url: string, token: string, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: token ? { token } : {} });
  /** The next calls count among those of another minute. */
  const nextMinute = (): void => {
    now += MINUTE;
  };
  const ownerOf = ({ id }: World): Promise<string> => startSession(db, id, now);
  return {
    ...{ worlds, tokens, config, ask, askAtDesk, get, nextMinute, ownerOf },
    ...{ now: () => now, close: () => app.close() },
  };
};

export type Site = Awaited<ReturnType<typeof siteOf>>;
