import { useState } from 'react';
import { useParams } from 'wouter';
import type { OrderPreview } from '../../../schemas/api/trade.ts';
import { goBack } from '../../platform/go-back.ts';
import { useParam } from '../../platform/use-param.ts';
import { Answered, Skeletons } from '../../ui/answered.tsx';
import { Button } from '../../ui/button.tsx';
import { Gone, goneTo } from '../../ui/gone.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { type Bought, heldBy, instead, readBought } from './bought.ts';
import { SubmitBody } from './submit-body.tsx';
import css from './submit-page.module.css';
import { useOffer } from './use-offer.ts';
import { usePanels } from './use-panels.ts';
import { goOn, usePlacing } from './use-placing.ts';

const ROUTE = '/order_submit/:id';

const Action = ({
  offer,
  busy,
  ready,
  onSubmit,
}: {
  offer: OrderPreview;
  busy: boolean;
  ready: boolean;
  onSubmit: () => void;
}) => {
  const held = heldBy(offer);
  if (held) return <Button onClick={() => goOn(held, 'unpaid')}>继续支付</Button>;
  return (
    <>
      <p className={css.pay}>
        应付 <strong>¥{offer.pay}</strong>
      </p>
      <Button disabled={!ready} busy={busy ? '正在提交…' : undefined} onClick={onSubmit}>
        提交订单
      </Button>
    </>
  );
};

const Submit = ({ bought }: { bought: Bought }) => {
  const { wish, change, of, settled } = useOffer(bought);
  const offer = of.data;
  const [remark, setRemark] = useState('');
  const panels = usePanels();
  const { place, busy, failure, refused } = usePlacing(bought, of.retry);
  const shown = refused ? { ...of, data: undefined, error: refused } : of;
  return (
    <PageFrame
      route={ROUTE}
      title="确认订单"
      onBack={goBack}
      action={
        offer &&
        !refused && (
          <Action
            offer={offer}
            busy={busy}
            ready={settled}
            onSubmit={() => void place(offer, wish, remark.trim())}
          />
        )
      }
    >
      <Answered
        of={shown}
        skeleton={
          <Skeletons
            bones={[
              ['rows', 1],
              ['lines', 4],
            ]}
          />
        }
        failed={(error) => goneTo(...instead(bought, error.code ?? ''))(error)}
      >
        {(data) => (
          <SubmitBody
            offer={data}
            wish={wish}
            onWish={change}
            remark={remark}
            onRemark={setRemark}
            panels={panels}
            failure={failure}
          />
        )}
      </Answered>
    </PageFrame>
  );
};

/** `/order_submit/:id?kind=&group=`: what is bought, what may be taken off, and what it comes to. */
export default function SubmitPage() {
  const { id = '' } = useParams<{ id: string }>();
  const [kind] = useParam('kind');
  const [group] = useParam('group');
  const bought = readBought(id, kind, group);
  if (bought) return <Submit key={`${kind} ${id} ${group}`} bought={bought} />;
  return (
    <PageFrame route={ROUTE} title="确认订单" onBack={goBack}>
      <Gone text="商品不存在或已下架" href="/more" name="看看好课" />
    </PageFrame>
  );
}
