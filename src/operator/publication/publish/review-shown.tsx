import { Alert, Button, Skeleton } from 'antd';
import { type ReactNode, useRef } from 'react';
import { Stack } from '../../parts/part.tsx';
import type { FaultPlace } from '../faults/fault-places.ts';
import { useLeadTo } from '../faults/lead-to.ts';
import css from './publish.module.css';
import type { DraftReview, Reviewing } from './use-review.ts';

type Props = Pick<Reviewing, 'review' | 'trouble' | 'again'> & {
  /** How much is likely to be there, in lines. */
  rows: number;
  children: (review: DraftReview) => ReactNode;
};

/** A review as a dialog shows it: being read, in trouble, or there. */
export const ReviewShown = ({ review, trouble, again, rows, children }: Props) => (
  <>
    {trouble && (
      <Alert
        type="error"
        showIcon
        title={trouble}
        action={
          <Button size="small" onClick={again}>
            重试
          </Button>
        }
      />
    )}
    {!review && !trouble && <Skeleton active paragraph={{ rows }} />}
    {review && (
      <Stack gap={12} above={12} below={20} className={css.review}>
        {children(review)}
      </Stack>
    )}
  </>
);

/** Closes a dialog for a place that it tells of, and leads there once the dialog has given the focus away. */
export const useLeadOut = (onClose: () => void) => {
  const leadTo = useLeadTo();
  const chosen = useRef<FaultPlace>(null);
  return {
    onLead: (place: FaultPlace) => {
      chosen.current = place;
      onClose();
    },
    afterClose: () => {
      if (chosen.current) leadTo(chosen.current);
      chosen.current = null;
    },
  };
};
