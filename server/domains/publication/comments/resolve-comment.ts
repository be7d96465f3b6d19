import { eq } from 'drizzle-orm';
import type { resolveComment as endpoint } from '#schemas/publication/comment-endpoints.ts';
import { commentedWords } from '#schemas/publication/commented.ts';
import { homeComment } from '../../../db/tables/publication.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { lockDraft } from '../draft.ts';
import { assertRoom, lockThread, quoted } from './threads.ts';

/** Refuses `noSuchComment`, also for a reply, `commentsFull`. */
export const resolveComment: Verb<typeof endpoint> = async (
  { db, operator, now },
  { id, resolved },
) => {
  await lockDraft(db);
  const { resolvedAt, section, text } = await lockThread(db, id);
  if ((resolvedAt !== null) === resolved) return unchanged({});
  if (!resolved) await assertRoom(db);
  const state = resolved
    ? { resolvedAt: new Date(now), resolvedBy: operator.name }
    : { resolvedAt: null, resolvedBy: null };
  await db.update(homeComment).set(state).where(eq(homeComment.id, id));
  const told = `${commentedWords(section)}的留言${quoted(text)}${resolved ? '标为已解决' : '重新打开'}`;
  await writeAudit(db, { who: operator, action: 'comment', text: told, now });
  return {};
};
