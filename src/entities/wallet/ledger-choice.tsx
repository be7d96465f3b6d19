import { type Direction, directions, isMonth } from '#schemas/ledger/fields.ts';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { Line } from '#src/ui/part/parts.tsx';
import { MonthChoice } from './month-choice.tsx';

const names: Readonly<Record<Direction, string>> = { all: '全部', in: '收入', out: '支出' };
const tabs = directions.map((id) => ({ id, name: names[id] }));

export const useLedgerChoice = () => {
  const [way, setWay] = useParam('way', 'all');
  const [month, setMonth] = useParam('month');
  const payload = {
    direction: directions.find((each) => each === way) ?? 'all',
    month: isMonth(month) ? month : '',
  };
  const head = (
    <>
      <Tabs label="收支" tabs={tabs} current={payload.direction} onChoose={setWay} look="line" />
      <Line justify="between" padBlock={4} padInline="gutter">
        <MonthChoice value={payload.month} onChange={setMonth} />
      </Line>
    </>
  );
  return { payload, head };
};
