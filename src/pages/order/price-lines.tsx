import type { PriceLine } from '#schemas/order/fields.ts';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { priceText, sumText } from '#src/ui/value/amount.ts';

/** Kinds of lines that lower what is paid. */
export const reducingKinds: readonly string[] = ['coupon', 'points', 'member'];

type Props = {
  lines: readonly PriceLine[];
  /** Replaces the name that the server gives the total. */
  payName?: string;
};

export const PriceLines = ({ lines, payName }: Props) => (
  <Stack as="dl" gap={10} flat>
    {lines.map(({ kind, title, amount, note }) => {
      const pays = kind === 'pay';
      const lessens = reducingKinds.includes(kind);
      return (
        <Line
          gap={12}
          align="baseline"
          justify="between"
          padStart={pays ? 10 : undefined}
          edge={pays ? 'start' : undefined}
          key={kind}
        >
          <Box as="dt" flex="shrink">
            {pays ? (payName ?? title) : title}
            {note && (
              <Text as="span" kind="meta" tone="tertiary" block>
                {note}
              </Text>
            )}
          </Box>
          <Text
            as="dd"
            kind={pays ? 'section-title' : undefined}
            tone={pays || lessens ? 'price' : undefined}
            digits={!pays}
            flex="none"
            flat
          >
            {lessens ? '−' : ''}
            {pays ? priceText(amount) : sumText(amount)}
          </Text>
        </Line>
      );
    })}
  </Stack>
);
