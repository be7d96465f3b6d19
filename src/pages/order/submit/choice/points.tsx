import type { OrderPreview } from '#schemas/order/endpoints.ts';
import { Text } from '#src/ui/part/parts.tsx';
import { sumText } from '#src/ui/value/amount.ts';
import css from '../view.module.css';
import { OrderFormRow } from './row.tsx';

type Props = { points: OrderPreview['points']; on: boolean; onChange: (on: boolean) => void };

export const PointsChoice = ({ points, on, onChange }: Props) => {
  const { balance, usable, worth, reason } = points;
  if (usable === 0)
    return (
      <OrderFormRow name="积分">
        <Text as="span" tone="secondary" textAlign="end">
          {reason || `共 ${balance} 积分，本单不可用`}
        </Text>
      </OrderFormRow>
    );
  return (
    <OrderFormRow
      as="label"
      name="积分"
      note={`共 ${balance}，可用 ${usable} 抵 ${sumText(worth)}`}
    >
      <input className={css.switch} type="checkbox" checked={on} onChange={() => onChange(!on)} />
    </OrderFormRow>
  );
};
