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
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { Chart } from './chart.tsx';

const names: Readonly<Record<IncomeKind, string>> = { all: '全部', course: '课程', live: '直播' };

const useKinds = tabChoice<IncomeKind>({ label: '收益来源', names, param: 'kind' });

const useChoice = () => {
  const { tab, head } = useKinds();
  return { tab, payload: { kind: tab }, head };
};

const Totals = ({ kind }: { kind: IncomeKind }) => {
  const called = useCall(incomeTotals, { kind });
  return (
    <Answered of={called} skeleton={<Skeletons shapes={[['banner', 1]]} />}>
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
