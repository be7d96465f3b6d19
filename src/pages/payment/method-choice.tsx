import type { OrderDetail } from '#schemas/order/fields.ts';
import type { PayMethod } from '#schemas/payment/fields.ts';
import { inMessenger } from '#src/platform/device/device.ts';
import { Line, Text } from '#src/ui/part/parts.tsx';
import { sumText } from '#src/ui/value/amount.ts';

type Method = OrderDetail['methods'][number];

/** '' where the method can be used here and now. */
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

export const MethodChoice = ({ methods, chosen, onChoose }: Props) => (
  <div role="radiogroup" aria-label="支付方式">
    {methods.map((each) => (
      <Line
        as="label"
        gap={16}
        justify="between"
        high={56}
        edge="between"
        pick="line"
        key={each.method}
      >
        <Text as="span" tone={whyNot(each) === '' ? undefined : 'tertiary'}>
          {each.name}
          {noteOf(each) && (
            <Text as="span" kind="meta" tone="tertiary" block>
              {noteOf(each)}
            </Text>
          )}
        </Text>
        <input
          type="radio"
          name="method"
          checked={each.method === chosen}
          disabled={whyNot(each) !== ''}
          onChange={() => onChoose(each.method)}
        />
      </Line>
    ))}
  </div>
);
