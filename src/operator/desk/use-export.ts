import { MOST_DESK_EXPORTED } from '#schemas/desk/endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useSheet } from '../parts/list/use-sheet.ts';
import { callsOf, type OpenTable } from './calls.ts';
import type { Query } from './query.ts';

export const useExport = ({ area, table }: OpenTable, { word, filters }: Query) =>
  useSheet({
    name: table.label,
    most: MOST_DESK_EXPORTED,
    ask: (before) =>
      changeByOperator(callsOf(area).export, {
        table: table.name,
        word,
        filters: [...filters],
        before,
      }),
    text: {
      all: (rows) => `已导出 ${rows} 条`,
      some: (rows) => `只导出了最新的 ${rows} 条，请加上筛选条件再导出其余的`,
    },
  });
