import type { ExamRow } from '#schemas/exam/endpoints.ts';
import { limitWords } from '#src/entities/assessment/times.ts';
import { examStanding } from '#src/entities/exam/standing.ts';

export const rowFacts = (row: ExamRow): string =>
  examStanding(row).score ||
  [`${row.limit > 0 ? '限时 ' : ''}${limitWords(row.limit)}`, row.pass > 0 && `${row.pass} 分及格`]
    .filter(Boolean)
    .join(' · ');
