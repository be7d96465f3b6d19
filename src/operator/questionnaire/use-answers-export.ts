import { App } from 'antd';
import { useState } from 'react';
import {
  exportQuestionnaireAnswers,
  MOST_ANSWERS_EXPORTED,
} from '../../../schemas/questionnaire/desk-endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { saveSheet } from '../parts/save-sheet.ts';

/** Saves the submissions of a questionnaire as a table, of which at most so many are told. */
export const useAnswersExport = (id: number) => {
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const gather = async (): Promise<void> => {
    const parts: string[] = [];
    let rows = 0;
    let before: number | null = null;
    do {
      const wish: { id: number; before: number | null } = { id, before };
      const answer = await changeByOperator(exportQuestionnaireAnswers, wish);
      if (!answer.ok) return void message.error(answer.message);
      parts.push(answer.data.lines);
      rows += answer.data.rows;
      before = answer.data.next;
    } while (before !== null && rows < MOST_ANSWERS_EXPORTED);
    saveSheet(`问卷作答-${id}`, parts);
    if (before === null) void message.success(`已导出 ${rows} 份作答`);
    else void message.warning(`只导出了最新的 ${rows} 份作答`);
  };
  const run = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await gather();
    setBusy(false);
  };
  return { busy, run };
};
