import { App } from 'antd';
import { useState } from 'react';
import {
  exportOrders,
  MOST_ORDERS_EXPORTED,
  type OrderFilter,
} from '../../../schemas/order/desk-endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { saveSheet } from '../parts/save-sheet.ts';

/** Saves the orders that a filter lets through as a table, of which at most so many are told. */
export const useOrderExport = (filter: OrderFilter) => {
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const gather = async (): Promise<void> => {
    const parts: string[] = [];
    let rows = 0;
    let before: number | undefined;
    do {
      const answer = await changeByOperator(exportOrders, before ? { ...filter, before } : filter);
      if (!answer.ok) return void message.error(answer.message);
      parts.push(answer.data.lines);
      rows += answer.data.rows;
      before = answer.data.next ?? undefined;
    } while (before !== undefined && rows < MOST_ORDERS_EXPORTED);
    saveSheet('订单', parts);
    if (before === undefined) void message.success(`已导出 ${rows} 个订单`);
    else void message.warning(`只导出了最新的 ${rows} 个，请缩小时间范围再导出其余的`);
  };
  const run = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await gather();
    setBusy(false);
  };
  return { busy, run };
};
