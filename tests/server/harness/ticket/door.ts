import { randomUUID } from 'node:crypto';
import { ticketDeskApi } from '#schemas/ticket/desk-endpoints.ts';
import type { Database } from '#server/db/database.ts';
import type { activity } from '#server/db/tables/activity.ts';
import { chinaDate, dayEnd } from '#server/platform/time/china-time.ts';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { consoleOn } from '../operator/console.ts';
import { ordersOn } from '../order/shop.ts';

/**
 * A shop that sells places at an offline activity in three days, and the door where tickets are taken.
 * It is noon in China, so that an hour later is the same day.
 */
export const doorOn = async (db: Database) => {
  const shop = ordersOn(db);
  shop.pass(dayEnd(chinaDate(shop.now())) + 12 * HOUR - shop.now());
  const desk = await consoleOn(db, { clock: shop.now }, ticketDeskApi);
  // sessions end while days pass
  const seat = () => desk.newSeat('edit');

  const meet = async (own: Partial<typeof activity.$inferInsert> = {}) => {
    const from = shop.now() + 3 * DAY;
    return shop.run({
      ...{ venue: '三楼报告厅', address: '江南大道 588 号', latitude: 30.2084, longitude: 120.212 },
      ...{ meetsAt: new Date(from), meetsUntil: new Date(from + 3 * HOUR), title: '急救实训' },
      ...own,
    });
  };

  const guest = async (id: string, own: object = {}) => {
    const { id: memberId, token } = await shop.join(own);
    const order = await shop.buy({ kind: 'flash', id }, token);
    const { ticketId } = await shop.get('orderDetail', { id: order }, token);
    const read = () => shop.get('ticketDetail', { id: ticketId }, token);
    return { memberId, token, order, ticketId, read, code: (await read()).code };
  };

  const request = (id: string, code: string, key: string) =>
    ({ target: 'activity', id: Number(id), code, key }) as const;

  const checkIn = async (id: string, code: string, key = randomUUID()) =>
    desk.ask('checkIn', request(id, code, key), await seat());

  /** What is said at the door of a code that is not taken. */
  const reason = async (id: string, code: string, key = randomUUID()) =>
    (await desk.send('checkIn', request(id, code, key), await seat())).msg;

  return { shop, desk, seat, meet, guest, checkIn, reason };
};
