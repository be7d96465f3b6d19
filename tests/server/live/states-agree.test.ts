import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { liveList } from '#schemas/home/endpoints.ts';
import type { LiveRow } from '#schemas/live/endpoints.ts';
import type { Live } from '#schemas/live/fields.ts';
import { COMING, lacksReplay, ON_AIR, OVER } from '#schemas/live/status.ts';
import { orderApi } from '#schemas/order/endpoints.ts';
import { liveStanding, liveWay } from '#src/entities/live/standing.ts';
import { knownAs, liveOn } from '../harness/live/calls.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const people = ['demo_plain', 'demo_vip', 'demo_teacher'] as const;

onDatabase('broadcasts', (opened) => {
  const api = () => liveOn(opened().db);

  const inHall = async (token: string): Promise<Map<string, LiveRow>> => {
    const rows: LiveRow[] = [];
    for (const status of [COMING, ON_AIR, OVER])
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { items, pageCount } = await api().read('liveHall', { status, page }, token);
        expect(items.every((each) => each.status === status)).toBe(true);
        rows.push(...items);
        pages = pageCount ?? 1;
      }
    return new Map(rows.map((row) => [row.id, row]));
  };

  const atHome = async (): Promise<Map<string, Live>> => {
    const rows: Live[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { data } = await api().post(liveList.path, { page });
      const { items, pageCount } = z.parse(liveList.data, data);
      rows.push(...items);
      pages = pageCount ?? 1;
    }
    return new Map(rows.map((row) => [row.id, row]));
  };

  it.each(people)(
    'stand for %s the same at home, in the hall, on their page and in their room, and let in whom they say',
    async (openid) => {
      const { token } = await knownAs(opened().db, openid);
      const [hall, home] = [await inHall(token), await atHome()];
      const others = [...home.values()].filter((card) => lacksReplay(card));
      expect([...home.keys()].filter((id) => !hall.has(id))).toEqual(others.map(({ id }) => id));
      for (const { id } of others)
        expect(lacksReplay(await api().read('liveDetail', { id }, token)), id).toBe(true);
      expect(others.length).toBeGreaterThan(0);
      expect([...hall.keys()].filter((id) => !home.has(id))).toEqual([]);
      let [open, closed] = [0, 0];
      for (const [id, row] of hall) {
        const detail = await api().read('liveDetail', { id }, token);
        const { reservations: _, ...facts } = detail;
        expect(liveStanding(facts), row.title).toEqual(liveStanding(row));
        const card = home.get(id);
        // a home page is told no end
        const known = liveStanding({ ...row, endTime: null });
        expect(card && liveStanding(card), row.title).toEqual(known);
        expect([detail.locked, card?.opensFreely], row.title).toEqual([row.locked, !row.locked]);
        const way = liveWay(detail);
        const entered = await api().ask('enterLive', { id }, token);
        expect(entered.code === '200', row.title).toBe(way.is === 'open');
        if (way.is === 'open') open += 1;
        else closed += 1;
        if (way.is === 'open') {
          const { state, stream } = await api().read('enterLive', { id }, token);
          expect(state.status, row.title).toBe(row.status);
          expect(state.viewers, row.title).toBeGreaterThanOrEqual(row.viewers);
          if (row.status === OVER) expect(detail.hasReplay, row.title).toBe(stream !== '');
        }
        const bought = await api().post(orderApi.previewOrder.path, { kind: 'live', id }, token);
        if (way.is !== 'open') expect(bought.code === '200', row.title).toBe(way.is === 'pay');
        const { reservable } = liveStanding(row);
        const { code, msg } = await api().reserve(id, true, token);
        expect(code === '200', `${row.title}: ${msg}`).toBe(reservable);
      }
      expect([open > 0, closed > 0]).toEqual([true, true]);
    },
  );
});
