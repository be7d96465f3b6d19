import { eq } from 'drizzle-orm';
import { callRefusals } from '#schemas/call-refusals.ts';
import type { replyToComment as endpoint } from '#schemas/publication/comment-endpoints.ts';
import { commentedWords } from '#schemas/publication/commented.ts';
import { homeComment } from '../../../db/tables/publication.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { lockDraft } from '../draft.ts';
import { assertRoom, assertThreadRoom, lockThread, quoted } from './threads.ts';

/** Opens the thread again. Refuses `noSuchComment`, `threadFull`, `commentsFull`. */
export const replyToComment: Verb<typeof endpoint> = async (
  { db, operator, now },
  { id: threadId, text },
) => {
  await lockDraft(db);
  const first = await lockThread(db, threadId);
  await assertThreadRoom(db, first);
  if (first.resolvedAt) {
    await assertRoom(db);
    const open = { resolvedAt: null, resolvedBy: null };
    await db.update(homeComment).set(open).where(eq(homeComment.id, threadId));
  }
  const { section } = first;
  const words = { text, operatorId: operator.id, author: operator.name, at: new Date(now) };
  const [row] = await db
    .insert(homeComment)
    .values({ section, threadId, ...words })
    .returning({ id: homeComment.id });
  if (!row) throw new RefusedError(callRefusals.unexpected);
  const told = `回复了${commentedWords(section)}的留言：${quoted(text)}`;
  await writeAudit(db, { who: operator, action: 'comment', text: told, now });
  return row;
};
