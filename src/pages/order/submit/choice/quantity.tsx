import { Line } from '#src/ui/part/parts.tsx';
import css from '../view.module.css';
import { OrderFormRow } from './row.tsx';

type Props = { value: number; most: number; onChange: (value: number) => void };

export const QuantityChoice = ({ value, most, onChange }: Props) => {
  if (most <= 1) return null;
  return (
    <OrderFormRow name="数量" note={`每单最多 ${most} 份`}>
      <Line as="span" className={css.steps}>
        <button
          type="button"
          aria-label="减少一份"
          disabled={value <= 1}
          onClick={() => onChange(value - 1)}
        >
          −
        </button>
        <output>{value}</output>
        <button
          type="button"
          aria-label="增加一份"
          disabled={value >= most}
          onClick={() => onChange(value + 1)}
        >
          +
        </button>
      </Line>
    </OrderFormRow>
  );
};
