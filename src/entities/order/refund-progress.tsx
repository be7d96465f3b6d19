import type { RefundOfOrder } from '#schemas/order/fields.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import css from './refund-progress.module.css';
import { refundSteps } from './refund-steps.ts';

/** Where a refund stands, step by step, with the time of each. */
export const RefundProgress = ({ refund }: { refund: RefundOfOrder }) => (
  <ol className={css.steps} aria-label="退款进度">
    {refundSteps(refund).map(({ name, at, stage }) => (
      <li
        className={css.step}
        data-stage={stage}
        aria-current={stage === 'now' ? 'step' : undefined}
        key={name}
      >
        <span className={css.name}>{name}</span>
        {at !== null && <span className={css.time}>{momentText(at)}</span>}
      </li>
    ))}
  </ol>
);
