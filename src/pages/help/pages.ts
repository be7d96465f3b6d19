import { helpAddress } from '#schemas/help/addresses.ts';
import { helpTopics } from '#schemas/help/endpoints.ts';
import { myAddress } from '#schemas/member/addresses.ts';
import { detailPage, first } from '#src/platform/navigation/page.ts';

export const pages = [
  detailPage(helpAddress, {
    title: '帮助中心',
    access: 'member',
    back: myAddress,
    reads: [first(helpTopics)],
    view: () => import('./view.tsx'),
  }),
];
