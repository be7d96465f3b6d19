import { orderKindNames } from '#schemas/order/kind-names.ts';
import { type SpendingKind, spendingKinds } from '#schemas/wallet/endpoints.ts';
import css from '#src/entities/wallet/month-choice.module.css';

const names: Readonly<Record<SpendingKind, string>> = { all: '全部类型', ...orderKindNames };

type Props = { value: SpendingKind; onChange: (kind: string) => void };

/** Chooses the kind of purchases by the phone's own picker. */
export const KindChoice = ({ value, onChange }: Props) => (
  <span className={css.box}>
    <select aria-label="类型" value={value} onChange={({ target }) => onChange(target.value)}>
      {spendingKinds.map((kind) => (
        <option value={kind} key={kind}>
          {names[kind]}
        </option>
      ))}
    </select>
  </span>
);
