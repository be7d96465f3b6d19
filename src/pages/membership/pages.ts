import { benefitsAddress, membershipAddress } from '#schemas/membership/addresses.ts';
import { vipPlans } from '#schemas/membership/endpoints.ts';
import { legalText } from '#schemas/site/text-endpoints.ts';
import { detailPage, first } from '#src/platform/navigation/page.ts';

export const pages = [
  detailPage(benefitsAddress, {
    title: '会员权益',
    access: 'member',
    back: membershipAddress,
    reads: [first(vipPlans)],
    view: () => import('./benefits/view.tsx'),
  }),
  detailPage(membershipAddress, {
    title: '学习会员',
    access: 'member',
    reads: [first(vipPlans), first(legalText, {}, { type: 'purchase', version: 0 })],
    view: () => import('./plans/view.tsx'),
  }),
];
