import { invitationAddress } from '#schemas/gift/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(invitationAddress, {
  title: '收到的礼物',
  access: 'member',
  view: () => import('./view.tsx'),
});
