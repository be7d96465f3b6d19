import { homeSections, normalName, type SectionRow } from '#schemas/layout/home-sections.ts';
import type { Explanation } from '#src/engine/explain.ts';
import { Check } from './Check.tsx';
import type { OrderChange, OrderState, Row } from './order-state.ts';
import css from './playground.module.css';

const catalogue: Readonly<Record<string, SectionRow>> = homeSections;

type Props = {
  row: Row;
  explanation: Explanation;
  state: OrderState;
  onChange: (change: OrderChange) => void;
  onMove: (by: -1 | 1) => void;
};

const Flag = ({ row, state, onChange }: Pick<Props, 'row' | 'state' | 'onChange'>) => {
  const field = catalogue[normalName(row.name)]?.flag;
  if (!field) return null;
  return (
    <Check
      checked={state.config[field] === true}
      onChange={(open) => onChange({ do: 'flag', field, open })}
    >
      开关
      <span className="spoken">{row.name}</span>
    </Check>
  );
};

export const OrderRow = ({ row, explanation, state, onChange, onMove }: Props) => (
  <li className={css.orderRow} data-shows={explanation.shows}>
    <div className={css.orderHead}>
      <strong>
        {explanation.position}. {row.name}
      </strong>
      <span className={css.shows}>{explanation.shows ? '显示' : '不显示'}</span>
      <Flag row={row} state={state} onChange={onChange} />
      <button
        type="button"
        data-move={`${row.id}:-1`}
        aria-label={`${row.name}上移`}
        onClick={() => onMove(-1)}
      >
        ↑
      </button>
      <button
        type="button"
        data-move={`${row.id}:1`}
        aria-label={`${row.name}下移`}
        onClick={() => onMove(1)}
      >
        ↓
      </button>
      <button
        type="button"
        aria-label={`${row.name}移除`}
        onClick={() => onChange({ do: 'remove', id: row.id })}
      >
        ×
      </button>
    </div>
    <p className={css.reasons}>{explanation.chain.join('；')}</p>
  </li>
);
