import { vipPlans } from '../../../../schemas/membership/endpoints.ts';
import { membershipAddress } from '../../../entities/membership/addresses.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Block, Rules } from '../../../ui/page/block.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../../ui/state/answered.tsx';
import { BenefitList } from '../benefit-list.tsx';
import { LevelList } from '../level-list.tsx';
import { holds, MemberCard } from '../member-card.tsx';

/** `/quanyi`: what the card and every other level bring, and how to have them. */
export default function BenefitsPage() {
  const called = useCall(vipPlans);
  const vip = called.data;
  return (
    <PageFrame
      flush
      action={
        vip && (
          <ButtonLink href={membershipAddress()}>
            {holds(vip) ? '查看我的会员' : '去开通'}
          </ButtonLink>
        )
      }
    >
      <Answered
        of={called}
        skeleton={
          <Skeletons
            bones={[
              ['banner', 1],
              ['lines', 5],
            ]}
          />
        }
      >
        {(data) => (
          <>
            <MemberCard vip={data} />
            <Block title="会员可以享受">
              <BenefitList benefits={data.benefits} />
            </Block>
            {data.levels.length > 0 && (
              <Block title="各级权益">
                <LevelList levels={data.levels} />
              </Block>
            )}
            <Rules rules={data.rules} />
          </>
        )}
      </Answered>
    </PageFrame>
  );
}
