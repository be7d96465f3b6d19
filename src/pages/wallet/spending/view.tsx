import { featuredAddress } from '#schemas/category/addresses.ts';
import { isMonth } from '#schemas/ledger/fields.ts';
import { orderKindNames } from '#schemas/order/kind-names.ts';
import { spendingAddress } from '#schemas/wallet/addresses.ts';
import {
  type SpendingKind,
  spendingKinds,
  spendingList,
  spendingTotals,
} from '#schemas/wallet/endpoints.ts';
import { EntryRow } from '#src/entities/wallet/entry-row.tsx';
import css from '#src/entities/wallet/month-choice.module.css';
import { MonthChoice } from '#src/entities/wallet/month-choice.tsx';
import { listView } from '#src/page-kinds/list-view.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { Line, Text } from '#src/ui/part/parts.tsx';
import { sumText } from '#src/ui/value/amount.ts';

const kindNames: Readonly<Record<SpendingKind, string>> = { all: '全部类型', ...orderKindNames };

type KindProps = { value: SpendingKind; onChange: (kind: string) => void };

const KindChoice = ({ value, onChange }: KindProps) => (
  <span className={css.box}>
    <select aria-label="类型" value={value} onChange={({ target }) => onChange(target.value)}>
      {spendingKinds.map((kind) => (
        <option value={kind} key={kind}>
          {kindNames[kind]}
        </option>
      ))}
    </select>
  </span>
);

const useChoice = () => {
  const [name, setMonth] = useParam('month');
  const month = isMonth(name) ? name : '';
  const [chosen, setKind] = useParam('kind', 'all');
  const kind = spendingKinds.find((each) => each === chosen) ?? 'all';
  const totals = useCall(spendingTotals, { month, kind });
  useSeenAgain(totals.retry);
  const head = (
    <Line justify="between" wrap padBlock={4} padInline="gutter">
      <Line as="span" gap={12} align="stretch">
        <MonthChoice value={month} onChange={setMonth} />
        <KindChoice value={kind} onChange={setKind} />
      </Line>
      <Text as="span" kind="meta" tone="secondary" digits aria-live="polite">
        {totals.data && `支出 ${sumText(totals.data.paid)}　退款 ${sumText(totals.data.refunded)}`}
      </Text>
    </Line>
  );
  return { payload: { month, kind }, head };
};

export default listView(spendingList, {
  label: '消费明细',
  rowHeight: 76,
  skeleton: 'compact',
  useChoice,
  empty: ({ payload: { kind } }) => ({
    text: kind === 'all' ? '这段时间没有消费' : `这段时间没有${orderKindNames[kind]}消费`,
    link: '看看好课',
    to: featuredAddress(),
  }),
  row: ({ id, title, kind: bought, at, way, amount, method }) => (
    <EntryRow
      title={way === 'in' ? `退款：${title}` : title}
      at={at}
      way={way}
      amount={sumText(amount)}
      foot={`${orderKindNames[bought]} · ${method}`}
      href={spendingAddress({ id })}
    />
  ),
});
