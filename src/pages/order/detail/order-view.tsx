import { orderListAddress } from '#schemas/order/addresses.ts';
import type { orderByNo, orderDetail } from '#schemas/order/endpoints.ts';
import type { OrderDetail } from '#schemas/order/fields.ts';
import type { Payload, ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import { orderNotFound } from '#src/entities/order/not-found.tsx';
import { orderStanding } from '#src/entities/order/standing.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { OrderActions } from '../actions.tsx';
import { OrderBody } from './body.tsx';

type ActionProps = { order: OrderDetail; payName: string | undefined; again: () => void };

const Actions = ({ order, payName, again }: ActionProps) => {
  const here = useHere();
  return (
    <OrderActions
      order={order}
      payName={payName}
      onChanged={again}
      onRemoved={() => here() && navigate(orderListAddress(), { replace: true })}
    />
  );
};

type Options<E extends ReadEndpoint> = {
  useQuery: () => Partial<Payload<E>> | undefined;
  payName?: string;
};

export const orderView = <E extends typeof orderDetail | typeof orderByNo>(
  source: E,
  { useQuery, payName }: Options<E>,
) =>
  detailView(source, {
    useQuery,
    useReread: useSeenAgain,
    notFound: orderNotFound,
    shapes: [
      ['rows', 1],
      ['lines', 4],
      ['lines', 4],
    ],
    action: (order, { retry }) => {
      const { steps, changes } = orderStanding(order);
      return (
        steps.length + changes.length > 0 && (
          <Actions order={order} payName={payName} again={retry} />
        )
      );
    },
    body: (order, { retry }) => <OrderBody order={order} again={retry} />,
  });
