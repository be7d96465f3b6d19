import { agreementAddress, jumpAddress, privacyAddress } from '#schemas/site/addresses.ts';
import { legalText } from '#schemas/site/text-endpoints.ts';
import { detailPage, first, freePage } from '#src/platform/navigation/page.ts';

export const pages = [
  detailPage(agreementAddress, {
    title: '用户协议',
    access: 'member',
    reads: [first(legalText, {}, { type: 'agreement', version: 0 })],
    view: () => import('./agreement/view.tsx'),
  }),
  detailPage(privacyAddress, {
    title: '隐私政策',
    access: 'member',
    reads: [first(legalText, {}, { type: 'privacy', version: 0 })],
    view: () => import('./privacy/view.tsx'),
  }),
  freePage(jumpAddress, {
    title: '打开链接',
    access: 'member',
    view: () => import('./jump/view.tsx'),
  }),
];
