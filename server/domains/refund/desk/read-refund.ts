import type { readRefund as endpoint } from '#schemas/refund/desk-endpoints.ts';
import { signedForDesk } from '../../../libraries/upload/index.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { noteLook } from '../../operator/index.ts';
import { selectRefund } from './rows.ts';

export const readRefund =
  ({ secret }: Services): Verb<typeof endpoint> =>
  async (context, { refund }) => {
    const found = await selectRefund(context.db, refund);
    await noteLook(context, { what: '退款说明和图片', members: [found.member] });
    return { ...found, pictures: found.pictures.map(signedForDesk(secret, 'refund', context)) };
  };
