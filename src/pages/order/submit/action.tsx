import type { OrderPreview } from '#schemas/order/endpoints.ts';
import { Button, TextButton } from '#src/ui/button/button.tsx';
import { TickField } from '#src/ui/form/choice.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { isZero, priceText, sumText } from '#src/ui/value/amount.ts';
import { reducingKinds } from '../price-lines.tsx';
import { unpaidOrderId } from './bought.ts';
import type { Agreement } from './use-agreement.ts';
import { goOn } from './use-placing.ts';

type TickProps = { agreement: Agreement; onRead: () => void; onTick: () => void };

const Tick = ({ agreement: { box, agreed, tick, error }, onRead, onTick }: TickProps) => (
  <TickField
    ref={box}
    label="我已阅读并同意"
    checked={agreed}
    onChange={({ target }) => {
      tick(target.checked);
      onTick();
    }}
    error={error || undefined}
  >
    <TextButton onClick={onRead}>《购买协议》</TextButton>
  </TickField>
);

type Props = TickProps & {
  offer: OrderPreview;
  busy: boolean;
  ready: boolean;
  onSubmit: () => void;
};

/** What the coupon, points and the card take off together. */
const Saved = ({ offer: { lines } }: { offer: OrderPreview }) => {
  const fen = lines
    .filter(({ kind }) => reducingKinds.includes(kind))
    .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  if (!(fen > 0)) return null;
  return (
    <Text kind="meta" tone="price" digits flex="none">
      已省 {sumText((fen / 100).toFixed(2))}
    </Text>
  );
};

export const SubmitAction = ({ offer, busy, ready, onSubmit, ...reading }: Props) => {
  const held = unpaidOrderId(offer);
  if (held) return <Button onClick={() => goOn(held, 'unpaid')}>继续支付</Button>;
  return (
    <Stack gap={6} flex="fill">
      {offer.agreement > 0 && <Tick {...reading} />}
      <Line gap={12}>
        <Saved offer={offer} />
        <Button
          disabled={!ready}
          busy={busy ? '正在提交…' : undefined}
          onClick={() => reading.agreement.demand() && onSubmit()}
        >
          {isZero(offer.pay) ? '提交订单' : `提交订单 ${priceText(offer.pay)}`}
        </Button>
      </Line>
    </Stack>
  );
};
