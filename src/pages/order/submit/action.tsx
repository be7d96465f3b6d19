import type { OrderPreview } from '#schemas/order/endpoints.ts';
import { Button, TextButton } from '#src/ui/button/button.tsx';
import { TickField } from '#src/ui/form/choice.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { priceText } from '#src/ui/value/amount.ts';
import { unpaidOrderId } from './bought.ts';
import type { Agreement } from './use-agreement.ts';
import { goOn } from './use-placing.ts';
import css from './view.module.css';

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

export const SubmitAction = ({ offer, busy, ready, onSubmit, ...reading }: Props) => {
  const held = unpaidOrderId(offer);
  if (held) return <Button onClick={() => goOn(held, 'unpaid')}>继续支付</Button>;
  return (
    <Stack gap={6} flex="fill">
      {offer.agreement > 0 && <Tick {...reading} />}
      <Line gap={12}>
        <p className={css.pay}>
          应付{' '}
          <Text as="strong" kind="page-title" tone="price">
            {priceText(offer.pay)}
          </Text>
        </p>
        <Button
          disabled={!ready}
          busy={busy ? '正在提交…' : undefined}
          onClick={() => reading.agreement.demand() && onSubmit()}
        >
          提交订单
        </Button>
      </Line>
    </Stack>
  );
};
