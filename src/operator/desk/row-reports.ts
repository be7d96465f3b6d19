import type { ComponentType } from 'react';
import { lazyScreen } from '../parts/lazy-screen.tsx';

/** What is told of one row of a table on a screen of its own, beside what lies in it. */
export type RowReport = {
  /** Its part of the address, which is no table's name. */
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

/** The address of a row's report, below the path of the area's desks. */
export const reportAddress = (path: string, { name }: RowReport, id: number): string =>
  `${path}/${name}?row=${id}`;

/** The row that an address of a report names; undefined for none. */
export const reportedRow = (search: string): number | undefined => {
  const row = new URLSearchParams(search).get('row') ?? '';
  return /^[1-9]\d{0,9}$/.test(row) ? Number(row) : undefined;
};
