import { nicknameAddress, settingsAddress } from '#schemas/member/addresses.ts';
import { formPage } from '#src/platform/navigation/page.ts';

export const page = formPage(nicknameAddress, {
  title: '修改昵称',
  access: 'member',
  back: settingsAddress,
  view: () => import('./view.tsx'),
});
