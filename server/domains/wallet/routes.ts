import { walletApi } from '#schemas/wallet/endpoints.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { listBalanceEntries } from './list-entries.ts';
import { readWallet } from './read-wallet.ts';
import { listSpending, readSpending, readSpendingTotals } from './spending.ts';

export const serve = (host: Host, services: Services): void =>
  implement(host, walletApi, {
    walletHome: readWallet,
    balanceEntries: listBalanceEntries,
    spendingList: listSpending,
    spendingTotals: readSpendingTotals,
    spendingDetail: readSpending(services),
  });
