import { boughtAddress, orderAddress } from '../../../../schemas/order/addresses.ts';
import { orderDetail } from '../../../../schemas/order/endpoints.ts';
import { payAddress } from '../../../../schemas/payment/addresses.ts';
import type { PayResult } from '../../../../schemas/payment/endpoints.ts';
import { ticketAddress } from '../../../../schemas/ticket/addresses.ts';
import { closedWords } from '../../../entities/order/closed-words.ts';
import { wayNames } from '../../../entities/order/follow-up.ts';
import { goneToOrders, NoOrder } from '../../../entities/order/gone.tsx';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { useSeenAgain } from '../../../platform/reading/use-seen-again.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../../ui/state/answered.tsx';
import { ResultScreen } from '../../../ui/state/result-screen.tsx';
import { usePayResult } from '../use-pay-result.ts';

/** What was bought by a successful payment, and where it is found. */
const Paid = ({ id, state }: { id: string; state: PayResult['state'] }) => {
  const { data: order } = useCall(orderDetail, { id });
  const grouping = state === 'grouping';
  return (
    <ResultScreen
      look="ok"
      title={grouping ? '支付成功，等待成团' : '支付成功'}
      text={grouping ? '邀请好友参团，人数不够会在到期后自动退款' : (order?.title ?? '')}
    >
      {order?.link && (
        <ButtonLink href={order.link}>{grouping ? '邀请好友' : wayNames[order.kind]}</ButtonLink>
      )}
      {order?.ticketId && (
        <ButtonLink look="outlined" href={ticketAddress({ id: order.ticketId })}>
          看凭证
        </ButtonLink>
      )}
      <ButtonLink look="outlined" href={boughtAddress({ id })}>
        查看订单
      </ButtonLink>
    </ResultScreen>
  );
};

const Closed = ({ id, result }: { id: string; result: PayResult }) => {
  const { data: order } = useCall(orderDetail, { id });
  return (
    <ResultScreen {...closedWords(result, order)}>
      <ButtonLink href={orderAddress({ id })}>查看订单</ButtonLink>
    </ResultScreen>
  );
};

type ResultProps = { id: string; result: PayResult; asking: boolean; again: () => void };

const Unpaid = ({ id, result, asking, again }: ResultProps) => {
  const processing = result.payment === 'processing';
  if (!processing && !asking)
    return (
      <ResultScreen look="fail" title="还没有收到付款" text="订单为您保留，可以继续支付">
        <ButtonLink href={payAddress({ id })}>继续支付</ButtonLink>
        <Button look="outlined" onClick={again}>
          我已支付，刷新结果
        </Button>
      </ResultScreen>
    );
  return (
    <ResultScreen
      look="wait"
      title={asking && !processing ? '正在确认支付结果' : '处理中'}
      text={processing ? '支付结果确认中，请勿重复支付' : ''}
    >
      <Button busy={asking ? '正在确认…' : undefined} onClick={again}>
        刷新
      </Button>
      <ButtonLink look="outlined" href={orderAddress({ id })}>
        查看订单
      </ButtonLink>
    </ResultScreen>
  );
};

const Outcome = (props: ResultProps) => {
  const { id, result } = props;
  const { state } = result;
  if (state === 'unpaid') return <Unpaid {...props} />;
  if (state === 'done' || state === 'grouping') return <Paid id={id} state={state} />;
  return <Closed id={id} result={result} />;
};

const Result = ({ id }: { id: string }) => {
  const { data, error, asking, again } = usePayResult(id);
  useSeenAgain(() => data?.state === 'unpaid' && !asking && again());
  return (
    <Answered
      of={{ data: error ? undefined : data, error, retry: again }}
      skeleton={<Skeletons shapes={[['lines', 4]]} />}
      failed={goneToOrders}
    >
      {(result) => <Outcome id={id} result={result} asking={asking} again={again} />}
    </Answered>
  );
};

/** `/order_finish?id=`: the result of the payment, as the server says. */
export default function FinishPage() {
  const [id] = useParam('id');
  return <PageFrame ground="card">{id ? <Result key={id} id={id} /> : <NoOrder />}</PageFrame>;
}
