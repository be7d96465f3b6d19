import { type AuditFilter, exportAudit, MOST_EXPORTED } from '#schemas/operator/audit-endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useSheet } from '../parts/list/use-sheet.ts';

export const useAuditExport = (filter: AuditFilter, onDone: () => void) =>
  useSheet({
    name: '操作记录',
    most: MOST_EXPORTED,
    ask: (before) => changeByOperator(exportAudit, before ? { ...filter, before } : filter),
    text: {
      all: (rows) => `已导出 ${rows} 条`,
      some: (rows) => `只导出了最近 ${rows} 条，请缩小时间范围再导出其余的`,
    },
    onDone,
  });
