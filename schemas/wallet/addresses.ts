import { address } from '../page-address.ts';

export const walletAddress = address('/myWallet');
export const balanceAddress = address('/amountdetail');
export const spendingListAddress = address('/xiaofeidetail');
export const spendingAddress = address('/consumeDetail', 'id');
