import { eq } from 'drizzle-orm';
import { setAvatar as endpoint } from '#schemas/member/endpoints.ts';
import { member as memberTable } from '../../db/tables/member.ts';
import { dropReplaced } from '../../libraries/upload/index.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { steps } from '../../platform/endpoint/verb.ts';
import { assertCapacity, keepPicture, ownPictureIn } from '../upload/index.ts';

/** Refuses as `uploadPicture` does. */
export const setAvatar = ({ uploads }: Services) =>
  steps(endpoint, {
    prepare: async (context, { content }) => {
      await assertCapacity(context);
      return ownPictureIn(Buffer.from(content, 'base64'));
    },
    run: async (context, _payload, picture) => {
      const { db, member, now } = context;
      const own = eq(memberTable.id, member.id);
      const avatar = await keepPicture(context, uploads, picture);
      // `keepPicture` has locked the member, so nobody else changes the avatar now
      const [before] = await db.select().from(memberTable).where(own);
      await db.update(memberTable).set({ avatar }).where(own);
      const change = { memberId: member.id, before: before?.avatar, after: avatar, now };
      await dropReplaced(db, change);
      return { avatar };
    },
  });
