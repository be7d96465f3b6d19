import type { ComponentType } from 'react';
import { lazyScreen } from '../parts/lazy-screen.tsx';

export type RowReport = {
  /** Its part of the address; differs from every table's name. */
  name: string;
  table: string;
  label: string;
  Screen: ComponentType<{ id: number }>;
};

const Answers = lazyScreen(() => import('../questionnaire/results.tsx'));

export const rowReports: readonly RowReport[] = [
  { name: 'questionnaire_results', table: 'questionnaire', label: '结果', Screen: Answers },
  { name: 'exam_results', table: 'exam', label: '结果', Screen: Answers },
];

export const reportsOf = (table: string): readonly RowReport[] =>
  rowReports.filter((report) => report.table === table);

export const reportAddress = (path: string, { name }: RowReport, id: number): string =>
  `${path}/${name}?row=${id}`;

/** undefined where the address names no row. */
export const reportedRow = (search: string): number | undefined => {
  const row = new URLSearchParams(search).get('row') ?? '';
  return /^[1-9]\d{0,9}$/.test(row) ? Number(row) : undefined;
};
