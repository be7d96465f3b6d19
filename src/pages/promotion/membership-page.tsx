import { useState } from 'react';
import { type Plan, type VipPlans, vipPlans } from '../../../schemas/api/promotion.ts';
import { chinaDate } from '../../platform/china-date.ts';
import { goBack } from '../../platform/go-back.ts';
import { useCall } from '../../platform/use-call.ts';
import { Answered, Skeletons } from '../../ui/answered.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Block, Rules } from './block.tsx';
import css from './membership-page.module.css';
import { RedeemForm } from './redeem-form.tsx';

const holdText = ({ vipUntil, forever, now }: VipPlans): string => {
  if (forever) return '终身有效';
  if (vipUntil === null) return '尚未开通';
  return vipUntil > (now ?? 0)
    ? `有效期至 ${chinaDate(vipUntil)}`
    : `已于 ${chinaDate(vipUntil)} 到期`;
};

const daysText = ({ days }: Plan): string => (days === 0 ? '终身' : `${days} 天`);

const PlanChoice = ({
  plan,
  chosen,
  onChoose,
}: {
  plan: Plan;
  chosen: boolean;
  onChoose: () => void;
}) => (
  <label className={css.plan}>
    <input className="spoken" type="radio" name="plan" checked={chosen} onChange={onChoose} />
    {plan.recommended && <span className={css.mark}>推荐</span>}
    <span className={css.name}>{plan.title}</span>
    <span className={css.price}>¥{plan.price}</span>
    {plan.linePrice !== null && <s className={css.line}>¥{plan.linePrice}</s>}
    <span className={css.days}>{daysText(plan)}</span>
  </label>
);

const first = ({ plans }: VipPlans): string =>
  (plans.find(({ recommended }) => recommended) ?? plans[0])?.id ?? '';

const Body = ({ vip, chosen, onChoose, again }: BodyProps) => {
  const plan = vip.plans.find(({ id }) => id === chosen);
  return (
    <>
      <div className={css.card}>
        <h2 className={css.cardName}>会员卡</h2>
        <p className={css.hold}>{holdText(vip)}</p>
      </div>
      {!vip.forever && vip.plans.length > 0 && (
        <Block title="选择方案">
          <fieldset className={css.plans} aria-label="会员方案">
            {vip.plans.map((each) => (
              <PlanChoice
                key={each.id}
                plan={each}
                chosen={each.id === chosen}
                onChoose={() => onChoose(each.id)}
              />
            ))}
          </fieldset>
          {plan && (
            <p className={css.text}>
              {[plan.subtitle, plan.until !== null && `开通后有效期至 ${chinaDate(plan.until)}`]
                .filter(Boolean)
                .join('，')}
            </p>
          )}
        </Block>
      )}
      <Block title="会员权益">
        <ul className={css.benefits}>
          {vip.benefits.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Block>
      <Block title="兑换码">
        <RedeemForm onRedeemed={again} />
      </Block>
      <Rules rules={vip.rules} />
    </>
  );
};

type BodyProps = {
  vip: VipPlans;
  chosen: string;
  onChoose: (id: string) => void;
  again: () => void;
};

/** `/upgradeMember`: the card, what it brings, what it costs, and codes that give it. */
export default function MembershipPage() {
  const called = useCall(vipPlans);
  const vip = called.data;
  const [picked, setPicked] = useState('');
  const chosen = picked || (vip ? first(vip) : '');
  const plan = vip?.plans.find(({ id }) => id === chosen);
  const renews = vip?.vipUntil !== null && (vip?.vipUntil ?? 0) > (vip?.now ?? 0);
  return (
    <PageFrame
      route="/upgradeMember"
      title="学习会员"
      flush
      onBack={goBack}
      action={
        vip &&
        !vip.forever &&
        plan && (
          <ButtonLink href={`/order_submit/${plan.id}?kind=membership`}>
            ¥{plan.price} {renews ? '续费' : '立即开通'}
          </ButtonLink>
        )
      }
    >
      <Answered
        of={called}
        skeleton={
          <Skeletons
            bones={[
              ['card', 1],
              ['lines', 5],
            ]}
          />
        }
      >
        {(data) => <Body vip={data} chosen={chosen} onChoose={setPicked} again={called.retry} />}
      </Answered>
    </PageFrame>
  );
}
