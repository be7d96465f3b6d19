import { eq } from 'drizzle-orm';
import { liveApi } from '#schemas/live/endpoints.ts';
import { mediaApi } from '#schemas/media/endpoints.ts';
import { broadcastDeskApi } from '#schemas/studio/broadcast-desk-endpoints.ts';
import { broadcastApi } from '#schemas/studio/broadcast-endpoints.ts';
import type { Database } from '#server/db/database.ts';
import { broadcastTable } from '#server/db/tables/studio.ts';
import { HOUR } from '#server/platform/time/durations.ts';
import { callsOn } from './calls-on.ts';
import { consoleOn } from './operator/console.ts';
import { type Person, studioOn } from './studio.ts';

const api = { ...broadcastApi, ...liveApi, ...mediaApi };

/** A workshop with a video and a cover, and the desk that decides about its broadcasts. */
export const broadcastsOn = async (db: Database) => {
  const studio = await studioOn(db);
  const calls = callsOn(db, api);
  const desk = await consoleOn(db, {}, broadcastDeskApi);
  const seat = await desk.newSeat('publish');
  const video = await studio.addFile();
  const addCover = () =>
    studio.addFile({
      ...{ kind: 'picture', name: '封面.jpg', stream: '', durationMs: 0 },
      ...{ address: '/media/live-1.svg', poster: '/media/live-1.svg' },
    });
  const cover = await addCover();

  let hours = 1;
  /** What the form sends, each an hour after the one before, with what changes. */
  const wish = (own: object = {}) => {
    hours += 1;
    return {
      ...{ id: '', version: 0, title: '心电图夜读', intro: '第一段\n第二段', minutes: 30 },
      ...{ startTime: calls.now() + hours * HOUR, admission: 'free' as const, priceFen: 0 },
      ...{ password: '', video, cover, ...own },
    };
  };

  const codeOf = async (
    name: keyof typeof api,
    payload: object,
    { token }: Person = studio.owner,
  ): Promise<string> => (await calls.ask(name, payload, token)).code;

  const list = async ({ token }: Person = studio.owner) =>
    (await calls.get('broadcastList', { page: 1 }, token)).items;

  const rowOf = async (id: number | string) =>
    (
      await db
        .select()
        .from(broadcastTable)
        .where(eq(broadcastTable.id, Number(id)))
    )[0];

  /** Sends an application; returns it as its list has it. */
  const send = async (own: object = {}, by = studio.owner) => {
    await calls.get('applyForBroadcast', wish(own), by.token);
    const [newest] = await list(by);
    if (!newest) throw new Error('no application');
    return newest;
  };

  const decide = (id: string, reason = '') =>
    desk.ask('decideBroadcast', { id: Number(id), accepted: reason === '', reason }, seat);

  const revoke = (id: string, reason: string) =>
    desk.ask('revokeBroadcast', { id: Number(id), reason }, seat);

  /** A broadcast that was approved, by its number. */
  const plan = async (own: object = {}) => {
    const { id } = await send(own);
    await decide(id);
    return { id, live: (await rowOf(id))?.liveId ?? 0 };
  };

  const hall = async (status: number, { token }: Person = studio.stranger) => {
    const ids: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const found = await calls.get('liveHall', { status, page }, token);
      ids.push(...found.items.map(({ id }) => id));
      pages = found.pageCount ?? 1;
    }
    return ids;
  };

  return {
    ...{ studio, calls, desk, seat, video, cover, addCover },
    ...{ wish, codeOf, list, rowOf, send, decide, revoke, plan, hall },
  };
};
