import * as z from 'zod/mini';
import { ownDrafts } from '../../../../platform/writing/own-drafts.ts';
import type { PendingAnswers } from './merge.ts';

const values = z.array(z.string());
const answers = z.record(z.string(), values);
const kept = z.object({
  version: z.number(),
  answers,
  bases: answers,
  sent: z.record(z.string(), z.array(values)),
});

/** This member's answers on this phone that the server has not confirmed. */
export const keptPaperAnswers = (attempt: string) => {
  const drafts = ownDrafts();
  const name = `answers-${attempt}`;
  return {
    read: (): PendingAnswers | undefined => {
      const read = z.safeParse(kept, drafts.read(name));
      return read.success ? read.data : undefined;
    },
    /** Keeps the answers; returns whether they outlast the page: storage may be full. */
    keep: (pending: PendingAnswers): boolean => {
      if (Object.keys(pending.answers).length > 0) return drafts.keep(name, pending);
      drafts.drop(name);
      return true;
    },
  };
};
