import { momentText } from '#src/platform/time/china-date.ts';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';

type Props = {
  title: string;
  at: number | null;
  way: 'in' | 'out';
  /** Formatted, without a sign. */
  amount: string;
  foot: string;
  /** '' where the entry has no page. */
  href: string;
};

export const EntryRow = ({ title, at, way, amount, foot, href }: Props) => {
  const inner = (
    <>
      <Line as="span" gap={16} align="baseline" justify="between">
        <Text as="span" kind="card-title" lines={2} flex="fill">
          {title}
        </Text>
        <Text
          as="span"
          kind="section-title"
          digits
          flex="none"
          tone={way === 'in' ? 'accent' : undefined}
        >
          {way === 'in' ? '+' : '−'}
          {amount}
        </Text>
      </Line>
      <Line as="span" kind="meta" tone="tertiary" digits gap={16} rowGap={2} justify="between" wrap>
        <span>{at !== null && momentText(at)}</span>
        <span>{foot}</span>
      </Line>
    </>
  );
  const look = { gap: 4, high: 72, padBlock: 12, padInline: 'gutter', edge: 'end' } as const;
  return href ? (
    <Stack as="a" {...look} href={href}>
      {inner}
    </Stack>
  ) : (
    <Stack {...look}>{inner}</Stack>
  );
};
