import { afterEach } from 'vitest';
import type { AppOptions } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { live } from '#server/db/tables/live.ts';
import { demoLives, liveOn } from './calls.ts';
import { openSocket, type Socket } from './socket.ts';

/** Servers, rooms and sockets for the tests of a suite; each test ends those it has opened. */
export const chatRoomsOn = (opened: () => OpenDatabase) => {
  const db = () => opened().db;
  const ending: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ending.splice(0).reverse()) await end();
  });

  const serve = async (options: Partial<AppOptions> = {}) => {
    const api = liveOn(db(), { line: opened().line, ...options });
    const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
    ending.push(() => api.app.close());
    return { ...api, origin };
  };
  const open = (origin: string, headers: Record<string, string> = {}): Socket => {
    const socket = openSocket(origin, { headers });
    ending.push(() => socket.close());
    return socket;
  };
  const teacherId = async () => (await demoLives(db()))[13]?.teacherId ?? null;
  /** A room of its own that `demo_teacher` holds. */
  const freshRoom = async () => {
    const own = { title: '测试直播', status: 1, priceFen: 0, teacherId: await teacherId() };
    const [made] = await db()
      .insert(live)
      .values({ ...own, startAt: new Date() })
      .returning();
    if (!made) throw new Error('no room');
    return made.id;
  };
  const enter = async (origin: string, id: number, token: string, since = 0) => {
    const socket = open(origin);
    await socket.join(id, token, since);
    return socket;
  };
  return { serve, open, freshRoom, enter };
};
