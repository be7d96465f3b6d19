import { walletApi } from '../../../schemas/api/wallet.ts';
import type { Desk } from '../../platform/desk.ts';
import { type Host, implement, ofMember } from '../../platform/implement.ts';
import { listBalanceEntries, listPointsEntries } from './list-entries.ts';
import { readPoints, readWallet } from './read-wallet.ts';
import { readCalendar, signIn } from './sign-in.ts';
import { listSpending, readSpending, readSpendingTotals } from './spending.ts';

/** The calls of money, points and the daily sign-in. */
export const serveWallet = (host: Host, desk: Desk): void =>
  implement(host, walletApi, {
    walletHome: ofMember(readWallet),
    balanceEntries: ofMember(listBalanceEntries),
    pointsEntries: ofMember(listPointsEntries),
    spendingList: ofMember(listSpending),
    spendingTotals: ofMember(readSpendingTotals),
    spendingDetail: ofMember(readSpending),
    pointsHome: ofMember(readPoints),
    signCalendar: ofMember(readCalendar),
    signIn: ofMember(signIn(desk)),
  });
