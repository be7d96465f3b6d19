import { App } from 'antd';
import { useState } from 'react';
import {
  type AuditFilter,
  exportAudit,
  MOST_EXPORTED,
} from '../../../schemas/operator/audit-endpoints.ts';
import { chinaFormat } from '../../platform/time/china-clock.ts';
import { changeByOperator } from '../change-by-operator.ts';

/** By this Excel knows that the text is UTF-8. */
const MARK = '\uFEFF';

const save = (parts: readonly string[]): void => {
  const file = new Blob([MARK, ...parts], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `操作记录-${chinaFormat(Date.now(), 'YYYYMMDD-HHmm')}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
};

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
    save(parts);
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
