import {
  exportQuestionnaireAnswers,
  MOST_ANSWERS_EXPORTED,
} from '#schemas/questionnaire/desk-endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useSheet } from '../parts/list/use-sheet.ts';

/** Saves the submissions of a questionnaire as a table, up to a limit. */
export const useAnswersExport = (id: number) =>
  useSheet({
    name: `作答-${id}`,
    most: MOST_ANSWERS_EXPORTED,
    ask: (before) => changeByOperator(exportQuestionnaireAnswers, { id, before }),
    text: {
      all: (rows) => `已导出 ${rows} 份作答`,
      some: (rows) => `只导出了最新的 ${rows} 份作答`,
    },
  });
