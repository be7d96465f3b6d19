import { type CSSProperties, useState } from 'react';
import { studioAddress } from '#schemas/studio/addresses.ts';
import {
  type IncomeKind,
  type IncomeTotals,
  incomeList,
  incomeTotals,
} from '#schemas/studio/endpoints.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { tabChoice } from '#src/page-kinds/tab-choice.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Answered } from '#src/ui/state/answered.tsx';
import { sumText } from '#src/ui/value/amount.ts';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { daysIn, type Span, spanNames, spans, sumOf, yuanText } from './sums.ts';
import css from './view.module.css';

const names: Readonly<Record<IncomeKind, string>> = { all: '全部', course: '课程', live: '直播' };

const useKinds = tabChoice<IncomeKind>({ label: '收益来源', names, param: 'kind' });

const useChoice = () => {
  const { tab, head } = useKinds();
  return { tab, payload: { kind: tab }, head };
};

const tabs = spans.map((id) => ({ id, name: spanNames[id] }));

/** With a minus where more was refunded than sold. */
const signedText = (fen: number): string =>
  `${fen < 0 ? '−' : ''}${sumText(yuanText(Math.abs(fen)))}`;

const dayName = (day: string): string => day.slice(5).replace('-', '/');

/** Keeps the line of a figure that is still to come. */
const COMING = '\u00a0';

/** The income of a span with a bar for each day; the bars are read aloud as a list. Without totals their place. */
const Chart = ({ totals }: { totals?: IncomeTotals }) => {
  const [span, setSpan] = useState<Span>('week');
  const days = totals && daysIn(totals.days, span);
  const most = Math.max(1, ...(days ?? []).map(({ fen }) => fen));
  const [first, last] = [days?.[0], days?.at(-1)];
  return (
    <Box as="section" pad={12} side="gutter" above={12} below={12} surface="card" radius="card">
      <Stack gap={12}>
        <Line justify="between" align="baseline" gap={8} wrap>
          <Text as="h2" kind="body" tone="secondary">
            累计收益（元）
          </Text>
          <Text as="strong" kind="page-title" digits>
            {totals?.total ?? COMING}
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
          {spanNames[span]} <strong>{days && signedText(sumOf(days))}</strong>
        </Text>
        {days?.length !== 1 && (
          <>
            <ol className={css.bars} aria-label={`${spanNames[span]}每天的收益`}>
              {days?.map(({ day, fen }) => (
                <li key={day} style={{ '--share': Math.max(0, fen) / most } as CSSProperties}>
                  <span className="spoken">
                    {dayName(day)} {yuanText(fen)} 元
                  </span>
                </li>
              ))}
            </ol>
            <Line justify="between" aria-hidden="true">
              <Text kind="tag" tone="tertiary">
                {first ? dayName(first.day) : COMING}
              </Text>
              <Text kind="tag" tone="tertiary">
                {last ? dayName(last.day) : COMING}
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

const Totals = ({ kind }: { kind: IncomeKind }) => {
  const called = useCall(incomeTotals, { kind });
  return (
    <Answered of={called} skeleton={<Chart />}>
      {(totals: IncomeTotals) => <Chart totals={totals} />}
    </Answered>
  );
};

export default listView(incomeList, {
  label: '收益明细',
  rowHeight: 68,
  skeleton: 'compact',
  useChoice,
  empty: { text: '还没有收益，课程和直播卖出后会记在这里', link: '讲师中心', to: studioAddress() },
  useParts: (_list, { tab }) => ({
    head: <Totals kind={tab} />,
    row: ({ title, way, amount, kind, at }) => (
      <Line justify="between" gap={12} padBlock={12} padInline="gutter">
        <Stack gap={2} flex="fill">
          <Text lines={1}>{title}</Text>
          <Text kind="meta" tone="tertiary">
            <Unbroken>
              {[names[kind], at === null ? '' : momentText(at), way === 'out' ? '退款' : '']
                .filter(Boolean)
                .join(' · ')}
            </Unbroken>
          </Text>
        </Stack>
        <Text weight={600} digits breaks="none" tone={way === 'in' ? 'accent' : 'primary'}>
          {way === 'in' ? '+' : '−'}
          {amount}
        </Text>
      </Line>
    ),
  }),
});
