import { Alert, Button, Skeleton } from 'antd';
import { type ReactNode, useRef } from 'react';
import type { DraftReview } from '#schemas/publication/endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { useDeskState } from '../../draft-editor/context.ts';
import { Stack } from '../../parts/part.tsx';
import { type FaultTarget, faultTargets, warningTargets } from '../faults/fault-targets.ts';
import { useGoToFault } from '../faults/go-to-fault.tsx';
import css from './publish.module.css';
import type { Reviewing } from './use-review.ts';

type TargetListProps = { targets: readonly FaultTarget[]; onGoTo: (target: FaultTarget) => void };

const TargetList = ({ targets, onGoTo }: TargetListProps) => (
  <ul>
    {targets.map((target) => (
      <li key={`${target.path} ${target.words}`}>
        {target.screen ? (
          <Button
            type="link"
            size="small"
            className={css.fault ?? ''}
            onClick={() => onGoTo(target)}
          >
            {target.words}
          </Button>
        ) : (
          target.words
        )}
      </li>
    ))}
  </ul>
);

type NoticesProps = {
  review: DraftReview;
  /** The part of the draft to publish; null: all of it. */
  page: HomeDocument | null;
  act?: string;
  onGoTo: (target: FaultTarget) => void;
};

/** Faults of what is to be published: the draft's present ones where all of it is. */
export const useReviewFaults = (review: DraftReview | undefined, page: HomeDocument | null) => {
  const own = useDeskState((state) => state.faults);
  return !page && own.length > 0 ? own : (review?.faults ?? []);
};

export const Notices = ({ review, page, act = '发布', onGoTo }: NoticesProps) => {
  const found = useReviewFaults(review, page);
  const document = useDeskState((state) => state.document);
  const shown = page ?? document;
  const faults = faultTargets(shown, found);
  const warned = warningTargets(shown, review.warnings);
  return (
    <>
      {faults.length > 0 && (
        <Alert
          data-notices="faults"
          type="error"
          showIcon
          title={`有 ${faults.length} 处要改好才能${act}，点一下就到那里`}
          description={<TargetList targets={faults} onGoTo={onGoTo} />}
        />
      )}
      {warned.length > 0 && (
        <Alert
          data-notices="warnings"
          type="warning"
          showIcon
          title="发布前请留意"
          description={<TargetList targets={warned} onGoTo={onGoTo} />}
        />
      )}
    </>
  );
};

type SummaryProps = { review: DraftReview; faults: number };

export const ReviewSummary = ({ review: { changes, warnings }, faults }: SummaryProps) => {
  const own = useRef<HTMLElement>(null);
  const counts = new Map<string, number>();
  for (const { part } of changes) counts.set(part, (counts.get(part) ?? 0) + 1);
  const show = (selector: string) =>
    own.current?.parentElement?.querySelector(selector)?.scrollIntoView({ block: 'start' });
  const way = (text: string, selector: string, danger = false) => (
    <Button key={text} size="small" danger={danger} onClick={() => show(selector)}>
      {text}
    </Button>
  );
  if (changes.length + faults + warnings.length === 0) return null;
  return (
    <nav className={css.summary} aria-label="改动和提醒" ref={own}>
      {[...counts].map(([part, count]) =>
        way(`${part} ${count} 处`, `[data-part="${CSS.escape(part)}"]`),
      )}
      {faults > 0 && way(`要改好 ${faults} 处`, '[data-notices="faults"]', true)}
      {warnings.length > 0 && way(`请留意 ${warnings.length} 条`, '[data-notices="warnings"]')}
    </nav>
  );
};

type ShownProps = Pick<Reviewing, 'review' | 'trouble' | 'again'> & {
  rows: number;
  children: (review: DraftReview) => ReactNode;
};

export const ReviewShown = ({ review, trouble, again, rows, children }: ShownProps) => (
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

/** Closes a dialog and leads to a place named in it, once the dialog has returned the focus. */
export const useExitTo = (onClose: () => void) => {
  const goTo = useGoToFault();
  const chosen = useRef<FaultTarget>(null);
  return {
    onGoTo: (target: FaultTarget) => {
      chosen.current = target;
      onClose();
    },
    afterClose: () => {
      if (chosen.current) goTo(chosen.current);
      chosen.current = null;
    },
  };
};
