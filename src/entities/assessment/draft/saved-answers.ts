import {
  hasShape,
  isListOf,
  isNumber,
  isRecordOf,
  isText,
} from '#src/platform/storage/stored-shape.ts';
import { ownDrafts } from '#src/platform/writing/own-drafts.ts';
import type { PendingAnswers } from './merge.ts';

const isValues = isListOf(isText);
const isPending = hasShape<PendingAnswers>({
  version: isNumber,
  answers: isRecordOf(isValues),
  bases: isRecordOf(isValues),
  sent: isRecordOf(isListOf(isValues)),
});

export const savedPaperAnswers = (attempt: string) => {
  const drafts = ownDrafts();
  const name = `answers-${attempt}`;
  return {
    read: (): PendingAnswers | undefined => {
      const saved = drafts.read(name);
      return isPending(saved) ? saved : undefined;
    },
    /** Returns whether the answers outlast the page: storage may be full. */
    keep: (pending: PendingAnswers): boolean => {
      if (Object.keys(pending.answers).length > 0) return drafts.keep(name, pending);
      drafts.drop(name);
      return true;
    },
  };
};
