import { useState } from 'react';
import { type OrderInvoice, orderInvoice } from '#schemas/invoice/endpoints.ts';
import { orderAddress } from '#schemas/order/addresses.ts';
import { OrderItem } from '#src/entities/order/item.tsx';
import { NoOrder, orderNotFound } from '#src/entities/order/not-found.tsx';
import { SupportLink } from '#src/entities/support/link.tsx';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { Button, TextButton } from '#src/ui/button/button.tsx';
import { Card, Cards } from '#src/ui/card/cards.tsx';
import { useAskAgain } from '#src/ui/countdown/use-ask-again.ts';
import { InvoiceForm } from './form.tsx';
import { InvoiceStatus } from './status.tsx';

type Props = { invoice: OrderInvoice; again: () => void };

/** States that an operator or the issuer ends, so the page asks again. */
const moving: readonly OrderInvoice['state'][] = ['asked', 'issuing', 'reversing'];

const Content = ({ invoice, again }: Props) => {
  const [changing, setChanging] = useState(false);
  useAskAgain(moving.includes(invoice.state) ? invoice.askedAt : null, again);
  const begins = invoice.state === 'none';
  if (invoice.changeable && (begins || changing))
    return (
      <Card title={begins ? '申请发票' : '修改发票'}>
        <InvoiceForm
          invoice={invoice}
          again={() => {
            setChanging(false);
            again();
          }}
        />
        {changing && <TextButton onClick={() => setChanging(false)}>取消修改</TextButton>}
      </Card>
    );
  return (
    <>
      <InvoiceStatus invoice={invoice} />
      {invoice.changeable && (
        <Button look="outlined" onClick={() => setChanging(true)}>
          修改发票信息
        </Button>
      )}
    </>
  );
};

const Body = ({ invoice, again }: Props) => {
  const { order, state, refusal } = invoice;
  if (state === 'none' && refusal) return <NoOrder text={refusal} />;
  return (
    <Cards>
      <Card>
        <OrderItem {...order} subtitle="" price={order.pay} href={orderAddress({ id: order.id })} />
      </Card>
      <Content invoice={invoice} again={again} />
      <SupportLink order={order.id} topic="invoice" />
    </Cards>
  );
};

export default detailView(orderInvoice, {
  useQuery: useQueryId,
  useReread: useSeenAgain,
  notFound: orderNotFound,
  shapes: [
    ['rows', 1],
    ['lines', 5],
  ],
  body: (invoice, { retry }) => <Body invoice={invoice} again={retry} />,
});
