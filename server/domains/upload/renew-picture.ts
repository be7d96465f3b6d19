import { storedAddress } from '#schemas/upload/address.ts';
import { uploadRefusals } from '#schemas/upload/refusals.ts';
import { signedForOwner } from '../../libraries/upload/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { areOwnPictures } from '../../platform/storage/own-uploads.ts';

/** Refuses `pictureUnknown`. */
export const renewPicture =
  ({ secret, wechat: { simulated } }: Services) =>
  async (context: Context<Member>, { address }: { address: string }) => {
    const { db, member } = context;
    const stored = storedAddress(address);
    if (!(await areOwnPictures(db, { memberId: member.id, simulated }, [stored])))
      throw new RefusedError(uploadRefusals.pictureUnknown);
    return { data: signedForOwner(secret, context)(stored) };
  };
