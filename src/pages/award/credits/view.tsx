import { useParams } from 'wouter';
import { claimAddress, claimsAddress, creditsAddress } from '#schemas/award/addresses.ts';
import { type CreditRow, myCredits } from '#schemas/award/endpoints.ts';
import { creditNames } from '#src/entities/award/words.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { dayText } from '#src/platform/time/china-date.ts';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { AwardRow } from '../row.tsx';
import css from './view.module.css';

type Sums = { year: number; first: number; second: number };

const total = (years: readonly Sums[], of: 'first' | 'second'): number =>
  years.reduce((sum, each) => sum + each[of], 0);

/** What was revoked counts in none of these sums. */
const CreditSums = ({ years }: { years: readonly Sums[] }) => {
  const [first, second] = [total(years, 'first'), total(years, 'second')];
  const shown: [string, number][] = [
    ['合计', first + second],
    [creditNames.I, first],
    [creditNames.II, second],
  ];
  return (
    <dl className={css.sums}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <Text as="dt" kind="meta" tone="secondary">
            {name}
          </Text>
          <Text as="dd" kind="page-title" digits flat>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
};

const ALL = '0';

const YEAR = /^(?:0|2\d{3})$/;

/** The year that the address names, 0 for all of them; undefined where it names none. */
const useYear = () => {
  const { id = '' } = useParams<{ id: string }>();
  const payload = YEAR.test(id) ? { year: id } : undefined;
  return { id, payload };
};

const factsOf = ({ projectNumber, at }: CreditRow): string[] => [
  projectNumber && `项目编号 ${projectNumber}`,
  at === null ? '' : `${dayText(at)} 获得`,
];

export default listView(myCredits, {
  label: '学分记录',
  rowHeight: 112,
  skeleton: 'compact',
  useChoice: useYear,
  notFound: { to: creditsAddress({ id: ALL }), link: '看全部年度', missing: '没有这一年的记录' },
  empty: { text: '还没有学分记录', link: '我的奖励与证书', to: claimsAddress() },
  useParts: ({ answer }, { id }) => {
    const years = answer?.years ?? [];
    const named = new Set([...years.map(({ year }) => String(year)), id]);
    named.delete(ALL);
    const tabs = [
      { id: ALL, name: '全部' },
      ...[...named]
        .sort()
        .reverse()
        .map((year) => ({ id: year, name: `${year}年` })),
    ];
    const choose = (year: string) => navigate(creditsAddress({ id: year }), { replace: true });
    return {
      head: answer && (
        <>
          <Tabs label="年度" tabs={tabs} current={id} onChoose={choose} look="line" />
          <CreditSums years={years.filter(({ year }) => id === ALL || String(year) === id)} />
        </>
      ),
      row: (row) => (
        <AwardRow
          kind="credit"
          href={claimAddress({ id: row.id })}
          title={row.project}
          reward={`${creditNames[row.creditClass]} ${row.points} 分`}
          facts={factsOf(row)}
          chip={
            row.revoked ? { name: '已撤销', tone: 'bad' } : { name: `${row.year}年`, tone: 'plain' }
          }
        />
      ),
    };
  },
});
