import { myExamsAddress, spokenTestAddress } from '#schemas/exam/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(spokenTestAddress, {
  title: '语音测试',
  access: 'member',
  back: myExamsAddress,
  view: () => import('./view.tsx'),
});
