import { type CSSProperties, useState } from 'react';
import type { IncomeTotals } from '#schemas/studio/endpoints.ts';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import css from './chart.module.css';
import { daysIn, type Span, spanNames, spans, sumOf, yuanText } from './sums.ts';

const tabs = spans.map((id) => ({ id, name: spanNames[id] }));

const dayName = (day: string): string => day.slice(5).replace('-', '/');

/** The income of a span with a bar for each day; the bars are read aloud as a list. */
export const Chart = ({ totals }: { totals: IncomeTotals }) => {
  const [span, setSpan] = useState<Span>('week');
  const days = daysIn(totals.days, span);
  const most = Math.max(1, ...days.map(({ fen }) => fen));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Box as="section" pad={12} side="gutter" above={12} below={12} surface="card" radius="card">
      <Stack gap={12}>
        <Line justify="between" align="baseline" gap={8} wrap>
          <Text as="h2" kind="body" tone="secondary">
            累计收益（元）
          </Text>
          <Text as="strong" kind="page-title" digits>
            {totals.total}
          </Text>
        </Line>
        <Tabs
          label="时间"
          tabs={tabs}
          current={span}
          onChoose={(id) => setSpan(spans.find((each) => each === id) ?? span)}
          look="pill"
        />
        <Text>
          {spanNames[span]} <strong>¥{yuanText(sumOf(days))}</strong>
        </Text>
        {days.length > 1 && (
          <>
            <ol className={css.bars} aria-label={`${spanNames[span]}每天的收益`}>
              {days.map(({ day, fen }) => (
                <li key={day} style={{ '--share': Math.max(0, fen) / most } as CSSProperties}>
                  <span className="spoken">
                    {dayName(day)} {yuanText(fen)} 元
                  </span>
                </li>
              ))}
            </ol>
            <Line justify="between" aria-hidden="true">
              <Text kind="tag" tone="tertiary">
                {first && dayName(first.day)}
              </Text>
              <Text kind="tag" tone="tertiary">
                {last && dayName(last.day)}
              </Text>
            </Line>
          </>
        )}
        <Text kind="meta" tone="tertiary">
          买家实付的金额，退款在退回当天扣除。拼团成功后才计入。
        </Text>
      </Stack>
    </Box>
  );
};
