import { eq } from 'drizzle-orm';
import type { changeComment as endpoint } from '#schemas/publication/comment-endpoints.ts';
import { commentedWords } from '#schemas/publication/commented.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { homeComment } from '../../../db/tables/publication.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { commentView, quoted } from './threads.ts';

/** Refuses `noSuchComment`, `commentFixed` for what somebody else wrote, or too long ago. */
export const changeComment: Verb<typeof endpoint> = async ({ db, operator, now }, { id, text }) => {
  const own = eq(homeComment.id, id);
  const [comment] = await db.select().from(homeComment).where(own).for('update');
  if (!comment) throw new RefusedError(publicationRefusals.noSuchComment);
  if (commentView(comment, operator.id, now).changeUntil === null)
    throw new RefusedError(publicationRefusals.commentFixed);
  if (comment.text === text) return unchanged({});
  await db
    .update(homeComment)
    .set({ text, editedAt: new Date(now) })
    .where(own);
  const told = `修改了对${commentedWords(comment.section)}的留言：${quoted(comment.text)}改为${quoted(text)}`;
  await writeAudit(db, { who: operator, action: 'comment', text: told, now });
  return {};
};
