import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { supportAddress } from '#schemas/support/addresses.ts';
import { supportCalls, supportDeskApi } from '#schemas/support/desk-endpoints.ts';
import { supportRefusals } from '#schemas/support/refusals.ts';
import type { Database } from '../../db/database.ts';
import { member } from '../../db/tables/member.ts';
import { supportMessageTable, supportThreadTable as thread } from '../../db/tables/support.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { notifyMember } from '../../platform/messaging/notify-member.ts';
import { maskedPhone } from '../../platform/wire/masked-phone.ts';
import { defineQueue, rowValues } from '../desk/index.ts';
import { writeAudit } from '../operator/index.ts';
import { requestedRefundOf } from '../order/index.ts';
import { readHours, saveHours } from './hours.ts';
import { latestOf, messagesBefore, type Thread } from './rows.ts';

const waits = and(eq(thread.state, 'open'), gt(thread.waiting, 0));

/** Changes a thread. Refuses `noSuchThread`. */
const changeThread = async (tx: Database, memberId: number, change: Partial<Thread>) => {
  const own = eq(thread.memberId, memberId);
  const rows = await tx.update(thread).set(change).where(own).returning({ one: sql`1` });
  if (rows.length === 0) throw new RefusedError(supportRefusals.noSuchThread);
};

export const queues = [
  defineQueue({
    ...{ api: supportDeskApi, calls: supportCalls, key: thread.memberId },
    states: {
      waiting: ['member'],
      open: ['member', 'answerSupport'],
      closed: ['closeSupport', 'time'],
    },
    from: (db) =>
      db
        .select({ thread, nickname: member.nickname, phone: member.phone })
        .from(thread)
        .innerJoin(member, eq(member.id, thread.memberId))
        .$dynamic(),
    where: {
      waiting: waits,
      open: eq(thread.state, 'open'),
      closed: eq(thread.state, 'closed'),
      all: undefined,
    },
    order: (state) =>
      state === 'waiting'
        ? [asc(thread.latestAt), asc(thread.memberId)]
        : [desc(sql`(${waits})`), desc(thread.latestAt), asc(thread.memberId)],
    search: [member.nickname],
    head: ({ thread: row, nickname, phone }) => ({
      ...{ ...rowValues(row), member: row.memberId, nickname, phone: maskedPhone(phone) },
    }),
    look: { what: '咨询记录和图片', of: (row) => row.thread.memberId },
    notFound: supportRefusals.noSuchThread,
    full: async (_, { context: { db }, payload, signed }) => {
      const { rows, more } = await messagesBefore(db, payload.member, payload.before);
      const requests = await requestedRefundOf(
        db,
        rows.flatMap(({ order }) => order?.id ?? []),
      );
      const messages = rows.map(({ message, order }) => ({
        ...{ id: message.id, side: message.side, by: message.by, text: message.text },
        topic: message.topic,
        ...{ pictures: signed('support', message.pictures), at: message.at.getTime() },
        order: order && {
          ...{ id: order.id, orderNo: order.orderNo, title: order.title, state: order.state },
          refundAsked: requests.has(order.id),
        },
      }));
      return { messages, more };
    },
    verbs: () => ({
      readServiceHours: ({ db }) => readHours(db),
      saveServiceHours: saveHours,
      answerSupport: async ({ db, operator: who, now }, { member: memberId, text }) => {
        const at = new Date(now);
        const latest = latestOf(text, []);
        const open = { state: 'open', waiting: 0, latest, latestAt: at, closedAt: null } as const;
        await changeThread(db, memberId, open);
        const statement = { memberId, side: 'desk', by: who.name, text, at } as const;
        await db.insert(supportMessageTable).values(statement);
        const news = { title: '客服回复了你', body: latest, link: supportAddress() };
        await notifyMember(db, memberId, { ...news, group: 'system' }, now);
        await writeAudit(db, { who, action: 'support', text: `回复会员 ${memberId} 的咨询`, now });
        return {};
      },
      closeSupport: async ({ db, operator: who, now }, { member: memberId }) => {
        const closed = { state: 'closed', waiting: 0, closedAt: new Date(now) } as const;
        await changeThread(db, memberId, closed);
        await writeAudit(db, { who, action: 'support', text: `结束会员 ${memberId} 的咨询`, now });
        return {};
      },
    }),
  }),
];
