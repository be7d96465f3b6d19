import type { ReactNode } from 'react';
import { type Direction, directions, isMonth } from '../../../schemas/ledger/fields.ts';
import { useParam } from '../../platform/navigation/use-param.ts';
import { PageFrame } from '../../ui/page/frame.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import css from './ledger-screen.module.css';
import { MonthChoice } from './month-choice.tsx';

const names: Readonly<Record<Direction, string>> = { all: '全部', in: '收入', out: '支出' };
const tabs = directions.map((id) => ({ id, name: names[id] }));

type Wanted = { direction: Direction; month: string };

/** What an address asks to see of a ledger, and how to ask for something else. */
export const useWanted = () => {
  const [way, setWay] = useParam('way', 'all');
  const [month, setMonth] = useParam('month');
  const wanted: Wanted = {
    direction: directions.find((each) => each === way) ?? 'all',
    month: isMonth(month) ? month : '',
  };
  return { wanted, setWay, setMonth };
};

type Props = {
  choice: ReturnType<typeof useWanted>;
  children: ReactNode;
};

/** A ledger by direction and month. */
export const LedgerScreen = ({ choice, children }: Props) => {
  const { wanted, setWay, setMonth } = choice;
  return (
    <PageFrame flush>
      <Tabs label="收支" tabs={tabs} current={wanted.direction} onChoose={setWay} look="line" />
      <div className={css.bar}>
        <MonthChoice value={wanted.month} onChange={setMonth} />
      </div>
      {children}
    </PageFrame>
  );
};
