import { directions } from '../../../../schemas/ledger/fields.ts';
import {
  type PointsHome,
  pointsEntries,
  pointsHome,
} from '../../../../schemas/points/endpoints.ts';
import { pointsEntriesAddress, signAddress } from '../../../entities/points/addresses.ts';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { useFreshList } from '../../../platform/reading/use-fresh-list.ts';
import { useList } from '../../../platform/reading/use-list.ts';
import { BarLink } from '../../../ui/button/bar-link.tsx';
import { BalanceCard } from '../../../ui/card/balance-card.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { Answered, Skeletons } from '../../../ui/state/answered.tsx';
import { PointsList } from '../list.tsx';
import { RuleList } from '../rule-list.tsx';
import css from './view.module.css';

const names = { all: '全部', in: '获得', out: '使用' } as const;
const tabs = directions.map((id) => ({ id, name: names[id] }));

const Head = ({ points }: { points: PointsHome }) => (
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

/** `/myIntegral`: how many points there are, what they are worth, where they came from and went. */
export default function PointsPage() {
  const called = useCall(pointsHome);
  const [way, setWay] = useParam('way', 'all');
  const direction = directions.find((each) => each === way) ?? 'all';
  const list = useFreshList(useList(pointsEntries, { direction }));
  return (
    <PageFrame flush aside={<BarLink href={pointsEntriesAddress()} name="明细" />}>
      <Answered
        of={called}
        skeleton={
          <Skeletons
            bones={[
              ['banner', 1],
              ['lines', 3],
            ]}
          />
        }
      >
        {(points) => <Head points={points} />}
      </Answered>
      <Tabs label="收支" tabs={tabs} current={direction} onChoose={setWay} look="line" />
      <PointsList key={direction} list={list} />
    </PageFrame>
  );
}
