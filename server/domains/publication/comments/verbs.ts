import { eq } from 'drizzle-orm';
import type * as calls from '#schemas/publication/comment-endpoints.ts';
import { commentedIn, commentedWords } from '#schemas/publication/comment-endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { shippedLayouts } from '../../../db/shipped-layouts.ts';
import { homeComment } from '../../../db/tables/publication.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { lockDraft } from '../draft/draft.ts';
import {
  assertCapacity,
  assertThreadCapacity,
  type Comment,
  commentView,
  lockThread,
  openThreads,
  quoted,
  threadsOf,
} from './threads.ts';

export const countComments: Verb<typeof calls.countComments> = async ({ db }) => ({
  items: await openThreads(db),
});

const resolvedView = ({ resolvedAt, resolvedBy }: Comment) =>
  resolvedAt && { at: resolvedAt.getTime(), by: resolvedBy ?? '' };

export const readComments: Verb<typeof calls.readComments> = async (
  { db, operator, now },
  { section },
) => {
  const view = (comment: Comment) => commentView(comment, operator.id, now);
  const threads = await threadsOf(db, section);
  return {
    threads: threads.map(({ first, replies }) => ({
      first: view(first),
      replies: replies.map(view),
      resolved: resolvedView(first),
    })),
  };
};

export const addComment: Verb<typeof calls.addComment> = async (
  { db, operator, now },
  { section, text },
) => {
  const { document } = await lockDraft(db);
  if (!commentedIn(document, shippedLayouts).has(section))
    throw new RefusedError(publicationRefusals.noSuchSection);
  await assertCapacity(db);
  const words = { text, operatorId: operator.id, author: operator.name, at: new Date(now) };
  const [row] = await db
    .insert(homeComment)
    .values({ section, ...words })
    .returning({ id: homeComment.id });
  if (!row) throw new RefusedError(callRefusals.unexpected);
  const auditText = `对${commentedWords(section)}留言：${quoted(text)}`;
  await writeAudit(db, { who: operator, action: 'comment', text: auditText, now });
  return row;
};

export const replyToComment: Verb<typeof calls.replyToComment> = async (
  { db, operator, now },
  { id: threadId, text },
) => {
  await lockDraft(db);
  const first = await lockThread(db, threadId);
  await assertThreadCapacity(db, first);
  if (first.resolvedAt) {
    await assertCapacity(db);
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
  const auditText = `回复了${commentedWords(section)}的留言：${quoted(text)}`;
  await writeAudit(db, { who: operator, action: 'comment', text: auditText, now });
  return row;
};

export const changeComment: Verb<typeof calls.changeComment> = async (
  { db, operator, now },
  { id, text },
) => {
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
  const auditText = `修改了对${commentedWords(comment.section)}的留言：${quoted(comment.text)}改为${quoted(text)}`;
  await writeAudit(db, { who: operator, action: 'comment', text: auditText, now });
  return {};
};

export const resolveComment: Verb<typeof calls.resolveComment> = async (
  { db, operator, now },
  { id, resolved },
) => {
  await lockDraft(db);
  const { resolvedAt, section, text } = await lockThread(db, id);
  if ((resolvedAt !== null) === resolved) return unchanged({});
  if (!resolved) await assertCapacity(db);
  const state = resolved
    ? { resolvedAt: new Date(now), resolvedBy: operator.name }
    : { resolvedAt: null, resolvedBy: null };
  await db.update(homeComment).set(state).where(eq(homeComment.id, id));
  const auditText = `${commentedWords(section)}的留言${quoted(text)}${resolved ? '标为已解决' : '重新打开'}`;
  await writeAudit(db, { who: operator, action: 'comment', text: auditText, now });
  return {};
};
