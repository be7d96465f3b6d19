import { address } from '../../platform/navigation/address.ts';

export const walletAddress = address('/myWallet');
export const balanceAddress = address('/amountdetail');
export const spendingListAddress = address('/xiaofeidetail');
export const spendingAddress = address('/consumeDetail', 'id');
