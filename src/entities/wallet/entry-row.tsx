import { momentText } from '#src/platform/time/china-date.ts';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import css from './entry-row.module.css';

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
      <Stack as="span" gap={4} flex="fill">
        <Text as="span" kind="card-title" lines={2}>
          {title}
        </Text>
        {at !== null && (
          <Text as="span" kind="meta" tone="tertiary" digits>
            {momentText(at)}
          </Text>
        )}
      </Stack>
      <Stack as="span" gap={4} flex="shrink" className={css.end}>
        <Text as="span" kind="section-title" digits tone={way === 'in' ? 'accent' : undefined}>
          {way === 'in' ? '+' : '−'}
          {amount}
        </Text>
        {foot && (
          <Text as="span" kind="meta" tone="tertiary" digits>
            {foot}
          </Text>
        )}
      </Stack>
    </>
  );
  return href ? (
    <Line as="a" gap={16} high={72} padBlock={12} padInline="gutter" edge="end" href={href}>
      {inner}
    </Line>
  ) : (
    <Line gap={16} high={72} padBlock={12} padInline="gutter" edge="end">
      {inner}
    </Line>
  );
};
