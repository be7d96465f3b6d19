import { type VipPlans, vipPlans } from '../../../schemas/api/promotion.ts';
import { goBack } from '../../platform/go-back.ts';
import { useCall } from '../../platform/use-call.ts';
import { Answered, Skeletons } from '../../ui/answered.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import css from './benefits-page.module.css';
import { Rules } from './block.tsx';

const holds = ({ vipUntil, forever, now }: VipPlans): boolean =>
  forever || (vipUntil !== null && vipUntil > (now ?? 0));

/** `/quanyi`: what the card brings, and how to have it. */
export default function BenefitsPage() {
  const called = useCall(vipPlans);
  const vip = called.data;
  return (
    <PageFrame
      route="/quanyi"
      title="会员权益"
      flush
      onBack={() => goBack('/upgradeMember')}
      action={
        vip && (
          <ButtonLink href="/upgradeMember">{holds(vip) ? '查看我的会员' : '去开通'}</ButtonLink>
        )
      }
    >
      <Answered of={called} skeleton={<Skeletons bones={[['rows', 4]]} />}>
        {({ benefits, rules }) => (
          <>
            <h2 className="spoken">会员可以享受</h2>
            <ol className={css.benefits}>
              {benefits.map(({ title, text }, at) => (
                <li className={css.benefit} key={title}>
                  <span className={css.number} aria-hidden="true">
                    {at + 1}
                  </span>
                  <span>
                    <strong className={css.title}>{title}</strong>
                    <span className={css.text}>{text}</span>
                  </span>
                </li>
              ))}
            </ol>
            <Rules rules={rules} />
          </>
        )}
      </Answered>
    </PageFrame>
  );
}
