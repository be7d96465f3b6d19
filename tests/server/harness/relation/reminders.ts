import { randomUUID } from 'node:crypto';
import { count, eq, max } from 'drizzle-orm';
import { setRelation } from '#schemas/relation/endpoints.ts';
import type { Database } from '#server/db/database.ts';
import { member } from '#server/db/tables/member.ts';
import { message } from '#server/db/tables/message.ts';
import { relation } from '#server/db/tables/relation.ts';
import { reservableActivities } from '#server/domains/activity/index.ts';
import { remindReserved } from '#server/libraries/relation/index.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import { ordersOn } from '../order/shop.ts';

/** Reminders of activities on a server without a port, whose clock stands still until it is moved. */
export const remindersOn = (db: Database) => {
  const shop = ordersOn(db);
  const upcoming = async (minutes: number, own: Parameters<typeof shop.run>[0] = {}) => {
    const startAt = new Date(shop.now() + minutes * MINUTE);
    return { id: (await shop.run({ startAt, ...own })).id, startAt };
  };
  const reserve = (id: string, on: boolean, token: string, key: string = randomUUID()) =>
    shop.post(setRelation.path, { kind: 'reserve', target: 'activity', id, on, key }, token);
  const messagesOf = (memberId: number) =>
    db.select().from(message).where(eq(message.memberId, memberId)).orderBy(message.id);
  const remind = () => remindReserved(db, reservableActivities, shop.now());
  return { shop, upcoming, reserve, messagesOf, remind };
};

/** So many new members who asked an hour ago to be told of an activity; gives their ids. */
export const waitingFor = async (db: Database, id: string, size: number, now: number) => {
  const people = await db
    .insert(member)
    .values(Array.from({ length: size }, (_, n) => ({ nickname: `学员${n}` })))
    .returning({ id: member.id });
  const request = { kind: 'reserve', target: 'activity', targetId: Number(id) } as const;
  const at = new Date(now - 60 * MINUTE);
  await db
    .insert(relation)
    .values(people.map(({ id: memberId }) => ({ ...request, memberId, at })));
  return people.map((one) => one.id);
};

/** How many members were reminded of a flash sale, and the most reminders of one member. */
export const statedOf = async (db: Database, id: string) => {
  const each = db
    .select({ memberId: message.memberId, times: count().as('times') })
    .from(message)
    .where(eq(message.link, `/sk_detail/${id}`))
    .groupBy(message.memberId)
    .as('each');
  const [row] = await db.select({ members: count(), most: max(each.times) }).from(each);
  return { members: row?.members, most: Number(row?.most ?? 0) };
};
