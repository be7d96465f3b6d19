import type { ReactNode } from 'react';
import type { LeftOut } from '#schemas/publication/change-sets.ts';
import { useDeskState } from '../../draft-editor/context.ts';
import { Notices } from '../publish/notices.tsx';
import { ReviewShown, useLeadOut } from '../publish/review-shown.tsx';
import { type Reviewing, useDraftReview } from '../publish/use-review.ts';
import { WordsDialog, type WordsDialogProps } from './words-dialog.tsx';

const nothing: LeftOut[] = [];

type Props = Omit<WordsDialogProps, 'open' | 'barred' | 'afterClose' | 'onDone'> & {
  open: boolean;
  /** What the plan's faults keep from being done. */
  act?: string;
  /** Whether this is what they keep from being done. */
  strict?: boolean;
  children?: ReactNode;
  onDone: (words: string, reviewing: Reviewing) => void;
};

/** Asks for the words with which a plan is decided, and shows what speaks against it. */
export const DecisionDialog = (props: Props) => {
  const { open, act = '发布', strict = false, children, onDone, ...dialog } = props;
  const faults = useDeskState((state) => state.faults);
  const reviewing = useDraftReview(open, undefined, nothing);
  const { onLead, afterClose } = useLeadOut(dialog.onClose);
  const { review } = reviewing;
  const faulty = faults.length > 0 || (review?.faults.length ?? 0) > 0;
  return (
    <WordsDialog
      {...dialog}
      {...{ open, afterClose }}
      barred={strict && (!review || faulty)}
      onDone={(words) => onDone(words, reviewing)}
    >
      {children}
      <ReviewShown {...reviewing} rows={2}>
        {(shown) => <Notices review={shown} page={null} {...{ act, onLead }} />}
      </ReviewShown>
    </WordsDialog>
  );
};
