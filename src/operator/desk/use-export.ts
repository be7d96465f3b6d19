import { App } from 'antd';
import { useState } from 'react';
import type { UnkeyedPayload } from '../../../schemas/define-endpoint.ts';
import { type exportContentRows, MOST_DESK_EXPORTED } from '../../../schemas/desk/endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { saveSheet } from '../parts/save-sheet.ts';
import type { Asked } from './asked.ts';
import { callsOf, type OpenTable } from './calls.ts';

/** Saves the rows that are filtered as a table, of which at most so many are told. */
export const useExport = ({ area, table }: OpenTable, { word, filters }: Asked) => {
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const gather = async (): Promise<void> => {
    const parts: string[] = [];
    let rows = 0;
    let before: number | null = null;
    do {
      const wish: UnkeyedPayload<typeof exportContentRows> = {
        table: table.name,
        word,
        filters: [...filters],
        before,
      };
      const answer = await changeByOperator(callsOf(area).export, wish);
      if (!answer.ok) return void message.error(answer.message);
      parts.push(answer.data.lines);
      rows += answer.data.rows;
      before = answer.data.next;
    } while (before !== null && rows < MOST_DESK_EXPORTED);
    saveSheet(table.label, parts);
    if (before === null) void message.success(`已导出 ${rows} 条`);
    else void message.warning(`只导出了最新的 ${rows} 条，请加上筛选条件再导出其余的`);
  };
  const run = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await gather();
    setBusy(false);
  };
  return { busy, run };
};
