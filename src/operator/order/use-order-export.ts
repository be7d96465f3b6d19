import {
  exportOrders,
  MOST_ORDERS_EXPORTED,
  type OrderFilter,
} from '#schemas/order/desk-endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useSheet } from '../parts/list/use-sheet.ts';

export const useOrderExport = (filter: OrderFilter) =>
  useSheet({
    name: '订单',
    most: MOST_ORDERS_EXPORTED,
    ask: (before) => changeByOperator(exportOrders, before ? { ...filter, before } : filter),
    text: {
      all: (rows) => `已导出 ${rows} 个订单`,
      some: (rows) => `只导出了最新的 ${rows} 个，请缩小时间范围再导出其余的`,
    },
  });
