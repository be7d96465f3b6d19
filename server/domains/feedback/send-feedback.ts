import type { sendFeedback as endpoint } from '#schemas/feedback/endpoints.ts';
import { storedAddress } from '#schemas/upload/address.ts';
import { uploadRefusals } from '#schemas/upload/refusals.ts';
import { feedbackTable } from '../../db/tables/feedback.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { areOwnPictures } from '../../platform/storage/own-uploads.ts';

/** Refuses `pictureUnknown`. */
export const sendFeedback =
  ({ wechat: { simulated } }: Services): Verb<typeof endpoint> =>
  async ({ db, member, now }, { kind, text, contact, ...sent }) => {
    const pictures = [...new Set(sent.pictures.map(storedAddress))];
    if (!(await areOwnPictures(db, { memberId: member.id, simulated }, pictures)))
      throw new RefusedError(uploadRefusals.pictureUnknown);
    const at = new Date(now);
    await db
      .insert(feedbackTable)
      .values({ memberId: member.id, kind, text, contact, pictures, at });
    return {};
  };
