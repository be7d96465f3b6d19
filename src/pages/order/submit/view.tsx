import { useState } from 'react';
import { useParams } from 'wouter';
import { featuredAddress } from '#schemas/category/addresses.ts';
import { productOffers } from '#schemas/order/offers-endpoints.ts';
import { isSettled } from '#src/entities/order/offers.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { NotFound, notFoundTo } from '#src/ui/state/not-found.tsx';
import { SubmitAction } from './action.tsx';
import { SubmitBody } from './body.tsx';
import { type Bought, fallbackLink, readBought } from './bought.ts';
import { useAgreement } from './use-agreement.ts';
import { firstChoices, type OfferChoices, useOffer } from './use-offer.ts';
import { usePanels } from './use-panels.ts';
import { usePlacing } from './use-placing.ts';

type Props = { bought: Bought; first: Partial<OfferChoices> };

const Submit = ({ bought, first }: Props) => {
  const { wish, change, of, settled } = useOffer(bought, first);
  const sold = bought.kind === 'course' || bought.kind === 'column';
  const ways = useCall(productOffers, { id: bought.id }, { when: sold });
  // nothing is shown before it is known, so that nothing moves
  const offer = !sold || isSettled(ways) ? of.data : undefined;
  const [remark, setRemark] = useState('');
  const panels = usePanels();
  const agreement = useAgreement(offer?.agreement ?? 0, panels);
  const { placeOrder, busy, failure, refused, forget } = usePlacing(bought, of.retry);
  const shown = refused ? { ...of, data: undefined, error: refused } : { ...of, data: offer };
  return (
    <PageFrame
      action={
        offer &&
        !refused &&
        offer.unpaidNewPay === null && (
          <SubmitAction
            offer={offer}
            agreement={agreement}
            onRead={() => panels.show('agreement')}
            onTick={forget}
            busy={busy}
            ready={settled}
            onSubmit={() => void placeOrder(offer, wish, remark.trim())}
          />
        )
      }
    >
      <Answered
        of={shown}
        skeleton={
          <Skeletons
            shapes={[
              ['rows', 1],
              ['lines', 4],
            ]}
          />
        }
        failed={(error) => notFoundTo(...fallbackLink(bought, error.refusal))(error)}
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
            onAgain={of.retry}
            ways={ways.data}
            onWaysOver={ways.refresh}
          />
        )}
      </Answered>
    </PageFrame>
  );
};

/** `/order_submit/:id?kind=&group=&coupon=&points=`: the item, its discounts, and the total. */
export default function SubmitPage() {
  const { id = '' } = useParams<{ id: string }>();
  const [kind] = useParam('kind');
  const [group] = useParam('group');
  const [coupon] = useParam('coupon');
  const [points] = useParam('points');
  const bought = readBought(id, kind, group);
  const first = firstChoices(coupon, points);
  if (bought)
    return (
      <Submit key={`${kind} ${id} ${group} ${coupon} ${points}`} bought={bought} first={first} />
    );
  return (
    <PageFrame>
      <NotFound text="商品不存在或已下架" href={featuredAddress()} name="看看好课" />
    </PageFrame>
  );
}
