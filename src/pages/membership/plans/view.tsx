import { useState } from 'react';
import { benefitsAddress } from '#schemas/membership/addresses.ts';
import { type Plan, type VipPlans, vipPlans } from '#schemas/membership/endpoints.ts';
import { orderSubmitAddress } from '#schemas/order/addresses.ts';
import { legalText } from '#schemas/site/text-endpoints.ts';
import { LegalText } from '#src/entities/site/legal-text.tsx';
import { legalWords } from '#src/entities/site/legal-words.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { firstSeen } from '#src/platform/reading/first-seen.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { dayText } from '#src/platform/time/china-date.ts';
import { BarLink } from '#src/ui/button/bar-link.tsx';
import { ButtonLink, TextButton } from '#src/ui/button/button.tsx';
import { AtMoment } from '#src/ui/countdown/at-moment.tsx';
import { Block, Rules } from '#src/ui/page/block.tsx';
import { Line, Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { priceText } from '#src/ui/value/amount.ts';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { BenefitList } from '../benefit-list.tsx';
import { holdsNow, MemberCard } from '../member-card.tsx';
import { isFree, offeredPlans, PlanChoice } from './choice.tsx';
import { RedeemForm } from './redeem-form.tsx';

const PurchaseAgreement = () => {
  const { data } = useCall(legalText, { type: 'purchase' });
  const [open, setOpen] = useState(false);
  if (!data || data.chapters.length === 0) return null;
  return (
    <Line kind="meta" tone="tertiary" justify="center" wrap padBlock={8}>
      <span>购买会员卡前请阅读</span>
      <TextButton onClick={() => setOpen(true)}>《购买协议》</TextButton>
      <Sheet open={open} title="购买协议" onClose={() => setOpen(false)}>
        {open && <LegalText {...legalWords(data)} />}
      </Sheet>
    </Line>
  );
};

const first = (plans: readonly Plan[]): Plan | undefined =>
  plans.find(({ recommended, taken }) => recommended && !taken) ??
  plans.find(({ taken }) => !taken);

const Chosen = ({ plan: { subtitle, days, until } }: { plan: Plan }) => {
  const end = days === 0 ? '开通后终身有效' : until !== null && `开通后有效期至 ${dayText(until)}`;
  return (
    <Text kind="meta" tone="secondary" above={12}>
      <Unbroken>{[subtitle, end].filter(Boolean).join('，')}</Unbroken>
    </Text>
  );
};

type BodyProps = {
  vip: VipPlans;
  plans: readonly Plan[];
  plan: Plan | undefined;
  onChoose: (id: string) => void;
  again: () => void;
};

const Body = ({ vip, plans, plan, onChoose, again }: BodyProps) => (
  <>
    <MemberCard vip={vip} />
    {!vip.forever && plans.length > 0 && (
      <Block title="选择方案">
        <PlanChoice plans={plans} chosen={plan?.id ?? ''} onChoose={onChoose} />
        {plan && <Chosen plan={plan} />}
      </Block>
    )}
    <Block title="会员权益">
      <BenefitList benefits={vip.benefits} />
    </Block>
    <Block title="兑换码">
      <RedeemForm onRedeemed={again} />
    </Block>
    <Rules rules={vip.rules} />
    <PurchaseAgreement />
  </>
);

const Buy = ({ vip, plan }: { vip: VipPlans; plan: Plan }) => (
  <ButtonLink href={orderSubmitAddress({ id: plan.id, kind: 'membership' })}>
    {isFree(plan) ? '免费领取' : `${priceText(plan.price)} ${holdsNow(vip) ? '续费' : '立即开通'}`}
  </ButtonLink>
);

const useChosen = (vip: VipPlans) => {
  const [picked, choose] = useState('');
  const plans = offeredPlans(vip);
  const plan = plans.find(({ id, taken }) => id === picked && !taken) ?? first(plans);
  return { plans, plan, choose };
};

export default detailView(vipPlans, {
  flush: true,
  useReread: useSeenAgain,
  shapes: [
    ['banner', 1],
    ['lines', 5],
  ],
  aside: <BarLink href={benefitsAddress()} name="权益" />,
  useParts: (vip, { retry }) => {
    const { plans, plan, choose } = useChosen(vip);
    return {
      action: !vip.forever && plan && <Buy vip={vip} plan={plan} />,
      body: (
        <>
          <AtMoment
            now={vip.now}
            since={firstSeen(vip)}
            at={holdsNow(vip) ? vip.vipUntil : null}
            onCome={retry}
          />
          <Body vip={vip} plans={plans} plan={plan} onChoose={choose} again={retry} />
        </>
      ),
    };
  },
});
