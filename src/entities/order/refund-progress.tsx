import type { RefundOfOrder } from '#schemas/order/fields.ts';
import { Box, Text } from '#src/ui/part/parts.tsx';
import css from './refund-progress.module.css';
import { refundSteps } from './refund-steps.ts';

export const RefundProgress = ({ refund }: { refund: RefundOfOrder }) => (
  <Box as="ol" aria-label="退款进度">
    {refundSteps(refund).map(({ name, when, stage }) => (
      <li
        className={css.step}
        data-stage={stage}
        aria-current={stage === 'now' ? 'step' : undefined}
        key={name}
      >
        <Box as="span">{name}</Box>
        {when && (
          <Text as="span" kind="meta" tone="tertiary" digits breaks="none">
            {when}
          </Text>
        )}
      </li>
    ))}
  </Box>
);
