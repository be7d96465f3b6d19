import type { readComments as endpoint } from '#schemas/publication/comment-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { type Comment, commentView, threadsOf } from './threads.ts';

const resolvedView = ({ resolvedAt, resolvedBy }: Comment) =>
  resolvedAt && { at: resolvedAt.getTime(), by: resolvedBy ?? '' };

export const readComments: Verb<typeof endpoint> = async ({ db, operator, now }, { section }) => {
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
