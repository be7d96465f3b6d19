import type { OrderDetail, PayMethod } from '../../../schemas/api/trade.ts';
import css from './method-choice.module.css';

type Props = {
  methods: OrderDetail['methods'];
  chosen: PayMethod;
  onChoose: (method: PayMethod) => void;
};

const noteOf = ({ method, enough, balance }: OrderDetail['methods'][number]): string => {
  if (method !== 'balance' || balance === null) return '';
  return enough ? `余额 ¥${balance}` : `余额 ¥${balance}，不足支付本单`;
};

/** How an order is paid; a balance that does not suffice says so. */
export const MethodChoice = ({ methods, chosen, onChoose }: Props) => (
  <div className={css.methods} role="radiogroup" aria-label="支付方式">
    {methods.map((each) => (
      <label className={css.method} key={each.method} data-enough={each.enough}>
        <span className={css.name}>
          {each.name}
          {noteOf(each) && <span className={css.note}>{noteOf(each)}</span>}
        </span>
        <input
          type="radio"
          name="method"
          checked={each.method === chosen}
          disabled={!each.enough}
          onChange={() => onChoose(each.method)}
        />
      </label>
    ))}
  </div>
);
