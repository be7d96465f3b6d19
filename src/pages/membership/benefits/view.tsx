import { membershipAddress } from '#schemas/membership/addresses.ts';
import { vipPlans } from '#schemas/membership/endpoints.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Block, Rules } from '#src/ui/page/block.tsx';
import { BenefitList } from '../benefit-list.tsx';
import { LevelList } from '../level-list.tsx';
import { holdsNow, MemberCard } from '../member-card.tsx';

export default detailView(vipPlans, {
  flush: true,
  shapes: [
    ['banner', 1],
    ['lines', 5],
  ],
  action: (vip) => (
    <ButtonLink href={membershipAddress()}>{holdsNow(vip) ? '查看我的会员' : '去开通'}</ButtonLink>
  ),
  body: (vip) => (
    <>
      <MemberCard vip={vip} />
      <Block title="会员可以享受">
        <BenefitList benefits={vip.benefits} />
      </Block>
      {vip.levels.length > 0 && (
        <Block title="各级权益">
          <LevelList levels={vip.levels} />
        </Block>
      )}
      <Rules rules={vip.rules} />
    </>
  ),
});
