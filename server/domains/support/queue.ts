import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { supportAddress } from '#schemas/support/addresses.ts';
import { supportDeskApi, supportTabs } from '#schemas/support/desk-endpoints.ts';
import { supportRefusals } from '#schemas/support/refusals.ts';
import type { Database } from '../../db/database.ts';
import { member } from '../../db/tables/member.ts';
import { supportMessageTable, supportThreadTable as thread } from '../../db/tables/support.ts';
import { signedForDesk } from '../../libraries/upload/index.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { notifyMember } from '../../platform/messaging/notify-member.ts';
import { maskedPhone } from '../../platform/wire/masked-phone.ts';
import { holdsWord } from '../../platform/wire/word-search.ts';
import { defineQueue, queueRows } from '../desk/index.ts';
import { writeAudit } from '../operator/index.ts';
import { latestOf, messagesBefore, type Thread } from './rows.ts';

const waits = and(eq(thread.state, 'open'), gt(thread.waiting, 0));

type Found = { thread: Thread; nickname: string; phone: string };

const toHead = ({ thread: row, nickname, phone }: Found) => ({
  ...{ member: row.memberId, nickname, phone: maskedPhone(phone) },
  ...{ state: row.state, waiting: row.waiting, latest: row.latest },
  latestAt: row.latestAt.getTime(),
});

const threads = queueRows({
  key: thread.memberId,
  from: (db) =>
    db
      .select({ thread, nickname: member.nickname, phone: member.phone })
      .from(thread)
      .innerJoin(member, eq(member.id, thread.memberId))
      .$dynamic(),
  states: {
    waiting: waits,
    open: eq(thread.state, 'open'),
    closed: eq(thread.state, 'closed'),
    all: undefined,
  },
  order: (state) =>
    state === 'waiting'
      ? [asc(thread.latestAt), asc(thread.memberId)]
      : [desc(sql`(${waits})`), desc(thread.latestAt), asc(thread.memberId)],
  search: (word) => holdsWord(member.nickname, word),
  head: toHead,
  look: { what: '咨询记录和图片', of: (row) => row.thread.memberId },
  notFound: supportRefusals.noSuchThread,
  waiting: (db) => db.$count(thread, waits),
});

/** Changes a thread. Refuses `noSuchThread`. */
const changeThread = async (tx: Database, memberId: number, change: Partial<Thread>) => {
  const own = eq(thread.memberId, memberId);
  const rows = await tx.update(thread).set(change).where(own).returning({ one: sql`1` });
  if (rows.length === 0) throw new RefusedError(supportRefusals.noSuchThread);
};

export const queues = [
  defineQueue({
    api: supportDeskApi,
    tabs: supportTabs,
    states: {
      waiting: ['member'],
      open: ['member', 'answerSupport'],
      closed: ['closeSupport', 'time'],
    },
    verbs: ({ secret }) => ({
      countSupport: threads.count,
      listSupport: threads.list,
      readSupport: async (context, { member: memberId, before }) => {
        const found = await threads.open(context, memberId);
        const { rows, more } = await messagesBefore(context.db, memberId, before);
        const signed = signedForDesk(secret, 'support', context);
        const messages = rows.map(({ message, order }) => ({
          ...{ id: message.id, side: message.side, by: message.by, text: message.text },
          ...{ pictures: message.pictures.map(signed), at: message.at.getTime() },
          order: order && { orderNo: order.orderNo, title: order.title, state: order.state },
        }));
        return { ...toHead(found), messages, more };
      },
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
