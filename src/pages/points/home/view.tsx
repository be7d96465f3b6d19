import { signAddress } from '#schemas/points/addresses.ts';
import {
  type PointsEntry,
  type PointsHome,
  pointsEntries,
  pointsHome,
} from '#schemas/points/endpoints.ts';
import { EntryRow } from '#src/entities/wallet/entry-row.tsx';
import { useLedgerChoice } from '#src/entities/wallet/ledger-choice.tsx';
import { listView } from '#src/page-kinds/list-view.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { BalanceCard } from '#src/ui/card/balance-card.tsx';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { RuleLines } from '#src/ui/page/block.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import css from './view.module.css';

const shapes = [['banner', 1]] as const;

/** Closed at first, so that the ledger begins on the first screen. */
const PointsRules = ({ rules }: Pick<PointsHome, 'rules'>) =>
  rules.length > 0 && (
    <Box
      as="details"
      padInline="gutter"
      below={12}
      side="gutter"
      surface="card"
      radius="card"
      className={css.rules}
    >
      <Box as="summary" press="dim">
        积分规则
        <Chevron />
      </Box>
      <Box padEnd={12}>
        <RuleLines rules={rules} />
      </Box>
    </Box>
  );

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
    <PointsRules rules={points.rules} />
  </>
);

const waiting = (
  <>
    <Skeletons shapes={shapes} />
    <Box tap below={12} side="gutter" surface="card" radius="card" />
  </>
);

const Head = () => (
  <Answered of={useCall(pointsHome)} skeleton={waiting}>
    {(points) => <Balance points={points} />}
  </Answered>
);

const useChoice = () => {
  const { payload, head } = useLedgerChoice();
  return {
    payload,
    head: (
      <>
        <Head />
        {head}
      </>
    ),
  };
};

/** Balance and ledger in one place, on both of its addresses. */
export default listView(pointsEntries, {
  label: '积分明细',
  rowHeight: 76,
  skeleton: 'compact',
  empty: { text: '这里还没有积分记录', link: '去签到领积分', to: signAddress() },
  useChoice,
  row: ({ title, at, way, amount, balance, link }: PointsEntry) => (
    <EntryRow
      title={title}
      at={at}
      way={way}
      amount={String(amount)}
      foot={`剩余 ${balance}`}
      href={link}
    />
  ),
});
