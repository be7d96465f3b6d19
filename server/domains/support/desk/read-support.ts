import type { readSupport as endpoint } from '#schemas/support/desk-endpoints.ts';
import { signedForDesk } from '../../../libraries/upload/index.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { noteLook } from '../../operator/index.ts';
import { messagesBefore } from '../rows.ts';
import { selectThread } from './threads.ts';

export const readSupport =
  ({ secret }: Services): Verb<typeof endpoint> =>
  async (context, { member, before }) => {
    const head = await selectThread(context.db, member);
    const { rows, more } = await messagesBefore(context.db, member, before);
    const signed = signedForDesk(secret, 'support', context);
    const messages = rows.map(({ message, order }) => ({
      id: message.id,
      side: message.side,
      by: message.by,
      text: message.text,
      pictures: message.pictures.map(signed),
      at: message.at.getTime(),
      order: order && { orderNo: order.orderNo, title: order.title, state: order.state },
    }));
    await noteLook(context, { what: '咨询记录和图片', members: [member] });
    return { ...head, messages, more };
  };
