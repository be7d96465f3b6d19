import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { laterScreen } from '../parts/later-screen.tsx';
import { useInvoicesByHand } from './use-invoices-by-hand.ts';

const Screen = laterScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.invoices,
  label: '发票',
  icon: 'invoices',
  group: 'orders',
  rank: 30,
  right: 'trade.look',
  names: true,
  Screen: ({ named }) => <Screen invoice={named} />,
  useCount: () => useInvoicesByHand().waiting,
};
