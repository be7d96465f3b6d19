import { walletApi } from '../../../schemas/wallet/endpoints.ts';
import { type Host, implement, ofMember } from '../../platform/endpoint/implement.ts';
import { listBalanceEntries } from './list-entries.ts';
import { readWallet } from './read-wallet.ts';
import { listSpending, readSpending, readSpendingTotals } from './spending.ts';

/** The calls of a member's money. */
export const serveWallet = (host: Host): void =>
  implement(host, walletApi, {
    walletHome: ofMember(readWallet),
    balanceEntries: ofMember(listBalanceEntries),
    spendingList: ofMember(listSpending),
    spendingTotals: ofMember(readSpendingTotals),
    spendingDetail: ofMember(readSpending),
  });
