import { cancellationAddress } from '#schemas/cancellation/addresses.ts';
import { cancellation } from '#schemas/cancellation/endpoints.ts';
import { settingsAddress } from '#schemas/member/addresses.ts';
import { first, formPage } from '#src/platform/navigation/page.ts';

export const pages = [
  formPage(cancellationAddress, {
    title: '注销账号',
    access: 'member',
    back: settingsAddress,
    reads: [first(cancellation)],
    view: () => import('./view.tsx'),
  }),
];
