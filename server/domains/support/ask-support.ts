import { eq, sql } from 'drizzle-orm';
import type { askSupport as endpoint } from '#schemas/support/endpoints.ts';
import { supportRefusals } from '#schemas/support/refusals.ts';
import { storedAddress } from '#schemas/upload/address.ts';
import { uploadRefusals } from '#schemas/upload/refusals.ts';
import { supportMessageTable, supportThreadTable as thread } from '../../db/tables/support.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { areOwnPictures } from '../../platform/storage/own-uploads.ts';
import { ownOrder } from '../order/index.ts';
import { latestOf } from './rows.ts';

/** A question without a topic belongs to the matter under way; one that was closed is no longer that. */
const topicAfter = (topic: string) =>
  topic === ''
    ? sql`case when ${eq(thread.state, 'open')} then ${thread.topic} else '' end`
    : sql`${topic}`;

/** Refuses `emptyQuestion`, `pictureUnknown`, and another member's order. */
export const askSupport =
  ({ wechat }: Services): Verb<typeof endpoint> =>
  async ({ db, member, now }, { text, order_id, topic, ...sent }) => {
    const pictures = [...new Set(sent.pictures.map(storedAddress))];
    if (text === '' && pictures.length === 0) throw new RefusedError(supportRefusals.emptyQuestion);
    const owner = { memberId: member.id, simulated: wechat.simulated };
    if (!(await areOwnPictures(db, owner, pictures)))
      throw new RefusedError(uploadRefusals.pictureUnknown);
    const order = order_id === '' ? undefined : await ownOrder(db, member.id, order_id);
    const at = new Date(now);
    const open = {
      state: 'open',
      latest: latestOf(text, pictures),
      latestAt: at,
    } as const;
    await db
      .insert(thread)
      .values({ memberId: member.id, waiting: 1, topic, ...open })
      .onConflictDoUpdate({
        target: thread.memberId,
        set: {
          ...open,
          topic: topicAfter(topic),
          waiting: sql`${thread.waiting} + 1`,
          closedAt: null,
        },
      });
    await db.insert(supportMessageTable).values({
      memberId: member.id,
      side: 'member',
      topic,
      text,
      pictures,
      orderId: order?.id,
      at,
    });
    return {};
  };
