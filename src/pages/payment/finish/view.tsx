import { useEffect } from 'react';
import { boughtAddress, orderAddress } from '#schemas/order/addresses.ts';
import { orderDetail } from '#schemas/order/endpoints.ts';
import { payAddress } from '#schemas/payment/addresses.ts';
import type { PayResult } from '#schemas/payment/endpoints.ts';
import { closedWords } from '#src/entities/order/closed-words.ts';
import { NoOrder, notFoundToOrders } from '#src/entities/order/not-found.tsx';
import { SupportLink } from '#src/entities/support/link.tsx';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { ResultScreen } from '#src/ui/state/result-screen.tsx';
import { usePayResult } from '../use-pay-result.ts';

/** Leads on to the page of every purchase, which takes this one's place in the history. */
const Paid = ({ id }: { id: string }) => {
  useEffect(() => navigate(boughtAddress({ id }), { replace: true }), [id]);
  return <Skeletons shapes={[['lines', 4]]} />;
};

const Closed = ({ id, result }: { id: string; result: PayResult }) => {
  const { data: order } = useCall(orderDetail, { id });
  return (
    <ResultScreen {...closedWords(result, order)}>
      <ButtonLink href={orderAddress({ id })}>查看订单</ButtonLink>
      <SupportLink order={id} topic="order" />
    </ResultScreen>
  );
};

type ResultProps = {
  id: string;
  result: PayResult;
  asking: boolean;
  busy: boolean;
  again: () => void;
};

const Unpaid = ({ id, result, asking, busy, again }: ResultProps) => {
  const processing = result.payment === 'processing';
  if (!processing && !asking)
    return (
      <ResultScreen look="fail" title="还没有收到付款" text="订单为你保留，可以继续支付">
        <ButtonLink href={payAddress({ id })}>继续支付</ButtonLink>
        <Button look="outlined" onClick={again}>
          我已支付，刷新结果
        </Button>
        <SupportLink order={id} topic="order" />
      </ResultScreen>
    );
  return (
    <ResultScreen
      look="wait"
      title={asking && !processing ? '正在确认支付结果' : '处理中'}
      text={processing ? '支付结果确认中，请勿重复支付。到账后本页自动更新，也可以先离开' : ''}
    >
      <Button busy={busy || !processing ? '正在确认…' : undefined} onClick={again}>
        刷新
      </Button>
      <ButtonLink look="outlined" href={orderAddress({ id })}>
        查看订单
      </ButtonLink>
      {processing && <SupportLink order={id} topic="order" />}
    </ResultScreen>
  );
};

const Outcome = (props: ResultProps) => {
  const { id, result } = props;
  const { state } = result;
  if (state === 'unpaid') return <Unpaid {...props} />;
  if (state === 'done' || state === 'grouping') return <Paid id={id} />;
  return <Closed id={id} result={result} />;
};

const Result = ({ id }: { id: string }) => {
  const { data, error, asking, busy, again } = usePayResult(id);
  useSeenAgain(() => data?.state === 'unpaid' && !asking && again());
  return (
    <Answered
      of={{ data: error ? undefined : data, error, retry: again }}
      skeleton={<Skeletons shapes={[['lines', 4]]} />}
      failed={notFoundToOrders}
    >
      {(result) => <Outcome {...{ id, result, asking, busy, again }} />}
    </Answered>
  );
};

/** `/order_finish?id=`: the result of the payment, as the server says; a paid order is shown elsewhere. */
export default function FinishPage() {
  const [id] = useParam('id');
  return <PageFrame ground="card">{id ? <Result key={id} id={id} /> : <NoOrder />}</PageFrame>;
}
