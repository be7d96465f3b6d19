import { and, asc, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { cutSigns } from '#schemas/text/text-signs.ts';
import { oneLine } from '#schemas/text/tidy-text.ts';
import type { Database } from '../../../db/database.ts';
import { homeComment } from '../../../db/tables/publication.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { MINUTE } from '../../../platform/time/durations.ts';

export type Comment = typeof homeComment.$inferSelect;

const CHANGEABLE = 30 * MINUTE;

const MOST_OPEN = 100;
const MOST_REPLIES = 50;
const EXCERPT_LENGTH = 60;
const MOST_RESOLVED = 20;

const isFirst = isNull(homeComment.threadId);
const isOpen = and(isFirst, isNull(homeComment.resolvedAt));

export const openThreads = (db: Database) =>
  db
    .select({ section: homeComment.section, open: count() })
    .from(homeComment)
    .where(isOpen)
    .groupBy(homeComment.section)
    .orderBy(asc(homeComment.section));

export const threadsOf = async (db: Database, section: string) => {
  const own = eq(homeComment.section, section);
  const open = await db
    .select()
    .from(homeComment)
    .where(and(own, isOpen))
    .orderBy(asc(homeComment.id));
  const resolved = await db
    .select()
    .from(homeComment)
    .where(and(own, isFirst, isNotNull(homeComment.resolvedAt)))
    .orderBy(desc(homeComment.resolvedAt), desc(homeComment.id))
    .limit(MOST_RESOLVED);
  const firsts = [...open, ...resolved];
  const ids = firsts.map(({ id }) => id);
  const replies = await db
    .select()
    .from(homeComment)
    .where(inArray(homeComment.threadId, ids))
    .orderBy(asc(homeComment.id));
  return firsts.map((first) => ({
    first,
    replies: replies.filter(({ threadId }) => threadId === first.id),
  }));
};

export const lockThread = async (tx: Database, id: number): Promise<Comment> => {
  const own = and(eq(homeComment.id, id), isFirst);
  const [first] = await tx.select().from(homeComment).where(own).for('update');
  if (!first) throw new RefusedError(publicationRefusals.noSuchComment);
  return first;
};

/** Needs the locked draft, so that nobody else opens a thread meanwhile. Refuses `commentsFull`. */
export const assertCapacity = async (tx: Database): Promise<void> => {
  if ((await tx.$count(homeComment, isOpen)) >= MOST_OPEN)
    throw new RefusedError(publicationRefusals.commentsFull);
};

export const assertThreadCapacity = async (tx: Database, { id }: Comment): Promise<void> => {
  if ((await tx.$count(homeComment, eq(homeComment.threadId, id))) >= MOST_REPLIES)
    throw new RefusedError(publicationRefusals.threadFull);
};

export const commentView = (comment: Comment, operatorId: number, now: number) => {
  const { id, author, text } = comment;
  const [at, until] = [comment.at.getTime(), comment.at.getTime() + CHANGEABLE];
  const own = comment.operatorId === operatorId && until > now;
  return {
    id,
    author,
    at,
    text,
    edited: comment.editedAt !== null,
    changeUntil: own ? until : null,
  };
};

export const quoted = (text: string): string => {
  const line = oneLine(text);
  return `「${line.length > EXCERPT_LENGTH ? `${cutSigns(line, EXCERPT_LENGTH)}…` : line}」`;
};
