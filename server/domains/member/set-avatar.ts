import { eq } from 'drizzle-orm';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import { setAvatar as endpoint } from '../../../schemas/member/endpoints.ts';
import { member as memberTable } from '../../db/tables/member.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { idempotent } from '../../platform/endpoint/idempotent.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { fileOf } from '../../platform/storage/uploads.ts';
import { assertRoom, keepPicture, pictureIn, sweepReplaced } from '../upload/index.ts';

/** Keeps a picture as the member's portrait. Refuses as `uploadPicture` does. */
export const setAvatar = ({ secret, uploads }: Services) =>
  idempotent(secret, endpoint, {
    prepare: async (context: Context<Member>, { content }: Payload<typeof endpoint>) => {
      const picture = pictureIn(Buffer.from(content, 'base64'));
      await assertRoom(context);
      return picture;
    },
    change: async (context, _payload, _request, picture) => {
      const { db, member, now } = context;
      const own = eq(memberTable.id, member.id);
      const avatar = await keepPicture(context, uploads, picture);
      // by now nobody else changes it
      const [before] = await db.select().from(memberTable).where(own);
      await db.update(memberTable).set({ avatar }).where(own);
      await sweepReplaced(db, fileOf(before?.avatar ?? ''), now);
      return { avatar };
    },
  });
