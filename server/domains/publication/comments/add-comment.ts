import { callRefusals } from '#schemas/call-refusals.ts';
import type { addComment as endpoint } from '#schemas/publication/comment-endpoints.ts';
import { commentedIn, commentedWords } from '#schemas/publication/commented.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { shippedLayouts } from '../../../db/shipped-layouts.ts';
import { homeComment } from '../../../db/tables/publication.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { lockDraft } from '../draft.ts';
import { assertRoom, quoted } from './threads.ts';

/** Refuses `noSuchSection` for one that is not in the draft, `commentsFull`. */
export const addComment: Verb<typeof endpoint> = async (
  { db, operator, now },
  { section, text },
) => {
  const { document } = await lockDraft(db);
  if (!commentedIn(document, shippedLayouts).has(section))
    throw new RefusedError(publicationRefusals.noSuchSection);
  await assertRoom(db);
  const words = { text, operatorId: operator.id, author: operator.name, at: new Date(now) };
  const [row] = await db
    .insert(homeComment)
    .values({ section, ...words })
    .returning({ id: homeComment.id });
  if (!row) throw new RefusedError(callRefusals.unexpected);
  const told = `对${commentedWords(section)}留言：${quoted(text)}`;
  await writeAudit(db, { who: operator, action: 'comment', text: told, now });
  return row;
};
