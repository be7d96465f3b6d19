import { App } from 'antd';
import { useState } from 'react';
import {
  type AuditFilter,
  exportAudit,
  MOST_EXPORTED,
} from '../../../schemas/operator/audit-endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { saveSheet } from '../parts/save-sheet.ts';

/** Saves what a filter lets through as a table, of which at most so many rows are told. */
export const useAuditExport = (filter: AuditFilter, onDone: () => void) => {
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);

  const gather = async (): Promise<void> => {
    const parts: string[] = [];
    let rows = 0;
    let before: number | undefined;
    do {
      const answer = await changeByOperator(exportAudit, before ? { ...filter, before } : filter);
      if (!answer.ok) return void message.error(answer.message);
      parts.push(answer.data.lines);
      rows += answer.data.rows;
      before = answer.data.next ?? undefined;
    } while (before !== undefined && rows < MOST_EXPORTED);
    saveSheet('操作记录', parts);
    if (before === undefined) void message.success(`已导出 ${rows} 条`);
    else void message.warning(`只导出了最近 ${rows} 条，请缩小时间范围再导出其余的`);
    onDone();
  };

  const run = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await gather();
    setBusy(false);
  };
  return { busy, run };
};
