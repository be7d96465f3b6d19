import type { VipPlans } from '#schemas/membership/endpoints.ts';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import css from './benefit-list.module.css';

/** A book, a price tag, two slips, an hourglass: drawn in turn. */
const drawings = [
  'M4 6c4-2 7-1 8 1 1-2 4-3 8-1v13c-4-2-7-1-8 1-1-2-4-3-8-1zM12 7v13',
  'M4 4h8l8 8-8 8-8-8zM9 9h.01',
  'M4 8h13v4H4zM7 16h13v4H7zM10 8v4M13 16v4',
  'M7 4h10M7 20h10M8 4c0 5 8 6 8 8s-8 3-8 8M16 4c0 5-8 6-8 8s8 3 8 8',
];

export const BenefitList = ({ benefits }: Pick<VipPlans, 'benefits'>) => (
  <Stack as="ul" gap={16}>
    {benefits.map(({ title, text }, at) => (
      <Line as="li" gap={12} align="stretch" key={title}>
        <svg className={css.mark} viewBox="0 0 24 24" aria-hidden="true">
          <path d={drawings[at % drawings.length]} />
        </svg>
        <span>
          <Text as="strong" kind="card-title" block>
            {title}
          </Text>
          <Text as="span" kind="meta" tone="secondary">
            {text}
          </Text>
        </span>
      </Line>
    ))}
  </Stack>
);
