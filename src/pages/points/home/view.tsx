import { pointsEntriesAddress, signAddress } from '#schemas/points/addresses.ts';
import { type PointsHome, pointsEntries, pointsHome } from '#schemas/points/endpoints.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { tabChoice } from '#src/page-kinds/tab-choice.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { BarLink } from '#src/ui/button/bar-link.tsx';
import { BalanceCard } from '#src/ui/card/balance-card.tsx';
import { RuleList } from '#src/ui/page/rule-list.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { pointsRows } from '../rows.tsx';
import css from './view.module.css';

const shapes = [
  ['banner', 1],
  ['lines', 4],
] as const;

const Balance = ({ points }: { points: PointsHome }) => (
  <>
    <BalanceCard
      name="可用积分"
      value={String(points.balance)}
      facts={[
        ['累计获得', String(points.earned)],
        ['已使用', String(points.used)],
      ]}
    >
      <a className={css.sign} href={signAddress()}>
        {points.signed ? '已签到' : '去签到'}
      </a>
    </BalanceCard>
    <RuleList title="积分规则" rules={points.rules} />
  </>
);

const Head = () => (
  <Answered of={useCall(pointsHome)} skeleton={<Skeletons shapes={shapes} />}>
    {(points) => <Balance points={points} />}
  </Answered>
);

const useDirection = tabChoice({
  label: '收支',
  names: { all: '全部', in: '获得', out: '使用' },
  param: 'way',
});

const useChoice = () => {
  const { tab, head } = useDirection();
  return {
    payload: { direction: tab },
    head: (
      <>
        <Head />
        {head}
      </>
    ),
  };
};

export default listView(pointsEntries, {
  ...pointsRows,
  useChoice,
  aside: <BarLink href={pointsEntriesAddress()} name="明细" />,
});
