import { navigate } from 'wouter/use-browser-location';
import type { OrderDetail } from '../../../../schemas/order/fields.ts';
import { orderListAddress } from '../../../entities/order/addresses.ts';
import { goneOr } from '../../../entities/order/gone.tsx';
import { useHere } from '../../../platform/navigation/use-here.ts';
import type { Called } from '../../../platform/reading/use-call.ts';
import { useSeenAgain } from '../../../platform/reading/use-seen-again.ts';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../../ui/state/answered.tsx';
import { OrderActions } from '../actions.tsx';
import { OrderBody } from './body.tsx';

type Props = {
  title: string;
  called: Called<OrderDetail>;
  /** What paying is called here. */
  payName?: string;
};

/** One order with all there is to know of it, and what can be done. */
export const OrderScreen = ({ title, called, payName }: Props) => {
  useSeenAgain(called.retry);
  const here = useHere();
  const order = called.data;
  const acts = order && (order.actions.length > 0 || order.state === 'cancelled');
  return (
    <PageFrame
      title={title}
      action={
        acts && (
          <OrderActions
            order={order}
            payName={payName}
            onChanged={called.retry}
            onRemoved={() => here() && navigate(orderListAddress(), { replace: true })}
          />
        )
      }
    >
      <Answered
        of={called}
        skeleton={
          <Skeletons
            bones={[
              ['rows', 1],
              ['lines', 4],
              ['lines', 4],
            ]}
          />
        }
        failed={goneOr}
      >
        {(data) => <OrderBody order={data} again={called.retry} />}
      </Answered>
    </PageFrame>
  );
};
