import { teamGroupTable } from '../../tables/activity.ts';
import { ledgerEntry } from '../../tables/ledger.ts';
import { redeemCodeTable, vipPlan } from '../../tables/membership.ts';
import { orderTable } from '../../tables/order.ts';
import { type DemoPart, holding } from '../demo-part.ts';
import { insertOrders } from './orders.ts';

export const part: DemoPart = {
  name: 'order',
  rank: 70,
  insert: insertOrders,
  isFilled: holding(vipPlan, redeemCodeTable, orderTable, teamGroupTable, ledgerEntry),
};
