import { useState } from 'react';
import { useParams } from 'wouter';
import { featuredAddress } from '../../../../schemas/category/addresses.ts';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../../ui/state/answered.tsx';
import { Gone, goneTo } from '../../../ui/state/gone.tsx';
import { SubmitAction } from './action.tsx';
import { SubmitBody } from './body.tsx';
import { type Bought, fallbackLink, readBought } from './bought.ts';
import { useAgreement } from './use-agreement.ts';
import { useOffer } from './use-offer.ts';
import { usePanels } from './use-panels.ts';
import { usePlacing } from './use-placing.ts';

const Submit = ({ bought }: { bought: Bought }) => {
  const { wish, change, of, settled } = useOffer(bought);
  const offer = of.data;
  const [remark, setRemark] = useState('');
  const panels = usePanels();
  const agreement = useAgreement(offer?.agreement ?? 0, panels);
  const { place, busy, failure, refused, forget } = usePlacing(bought, of.retry);
  const shown = refused ? { ...of, data: undefined, error: refused } : of;
  return (
    <PageFrame
      action={
        offer &&
        !refused && (
          <SubmitAction
            offer={offer}
            agreement={agreement}
            onRead={() => panels.show('agreement')}
            onTick={forget}
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
            shapes={[
              ['rows', 1],
              ['lines', 4],
            ]}
          />
        }
        failed={(error) => goneTo(...fallbackLink(bought, error.refusal))(error)}
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

/** `/order_submit/:id?kind=&group=`: the item, its discounts, and the total. */
export default function SubmitPage() {
  const { id = '' } = useParams<{ id: string }>();
  const [kind] = useParam('kind');
  const [group] = useParam('group');
  const bought = readBought(id, kind, group);
  if (bought) return <Submit key={`${kind} ${id} ${group}`} bought={bought} />;
  return (
    <PageFrame>
      <Gone text="商品不存在或已下架" href={featuredAddress()} name="看看好课" />
    </PageFrame>
  );
}
