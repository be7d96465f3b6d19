import { claimAddress, creditsAddress } from '#schemas/award/addresses.ts';
import { type Claim, myClaims } from '#schemas/award/endpoints.ts';
import { categoriesAddress } from '#schemas/category/addresses.ts';
import { isRevoked, rewardWords } from '#src/entities/award/words.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { momentText } from '#src/platform/time/china-date.ts';
import { BarLink } from '#src/ui/button/bar-link.tsx';
import { AwardRow } from '../row.tsx';

const chipOf = (claim: Claim) => {
  if (isRevoked(claim)) return { name: '已撤销', tone: 'bad' } as const;
  return { name: claim.number ? '证书' : '已到账', tone: 'plain' } as const;
};

export default listView(myClaims, {
  label: '我的奖励与证书',
  rowHeight: 112,
  skeleton: 'compact',
  aside: <BarLink href={creditsAddress({ id: 0 })} name="学分记录" />,
  empty: { text: '还没有领取过奖励', link: '先看看课程', to: categoriesAddress() },
  row: (claim) => (
    <AwardRow
      kind={claim.kind}
      href={claimAddress({ id: claim.id })}
      title={claim.title}
      reward={rewardWords(claim)}
      facts={[
        claim.number && `证书编号 ${claim.number}`,
        claim.claimedAt === null ? '' : `${momentText(claim.claimedAt)} 领取`,
      ]}
      chip={chipOf(claim)}
    />
  ),
});
