import type { OrderDetail } from '#schemas/order/fields.ts';
import type { PayMethod } from '#schemas/payment/fields.ts';
import { sumText } from '#src/ui/value/amount.ts';
import css from './method-choice.module.css';
import { inMessenger } from './wechat-pay.ts';

type Method = OrderDetail['methods'][number];

/** Why a method cannot be used here and now; '' where it can. */
export const whyNot = ({ enough, messenger }: Method): string => {
  if (messenger && !inMessenger()) return '请在微信中打开后使用';
  return enough ? '' : '不足支付本单';
};

const noteOf = (each: Method): string => {
  const held =
    each.method === 'balance' && each.balance !== null && `余额 ${sumText(each.balance)}`;
  return [held, whyNot(each)].filter(Boolean).join('，');
};

type Props = {
  methods: OrderDetail['methods'];
  /** Undefined where no method can be used. */
  chosen: PayMethod | undefined;
  onChoose: (method: PayMethod) => void;
};

/** The payment methods; one that cannot be used says why. */
export const MethodChoice = ({ methods, chosen, onChoose }: Props) => (
  <div className={css.methods} role="radiogroup" aria-label="支付方式">
    {methods.map((each) => (
      <label className={css.method} key={each.method} data-enough={whyNot(each) === ''}>
        <span className={css.name}>
          {each.name}
          {noteOf(each) && <span className={css.note}>{noteOf(each)}</span>}
        </span>
        <input
          type="radio"
          name="method"
          checked={each.method === chosen}
          disabled={whyNot(each) !== ''}
          onChange={() => onChoose(each.method)}
        />
      </label>
    ))}
  </div>
);
