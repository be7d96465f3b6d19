import { isValidElement, type ReactNode } from 'react';
import { csvLine } from '#schemas/desk/csv.ts';
import { MOST_DESK_EXPORTED } from '#schemas/desk/endpoints.ts';
import { chinaFormat } from '#src/platform/time/china-clock.ts';
import { useSheet } from '../parts/list/use-sheet.ts';
import { columnOf } from './cells.tsx';
import type { Query, Queue, QueueColumn } from './queue.ts';

const textsIn = (node: ReactNode): string[] => {
  if (typeof node === 'string' || typeof node === 'number') return [`${node}`.trim()];
  if (Array.isArray(node)) return node.flatMap(textsIn);
  return isValidElement<{ children?: ReactNode }>(node) ? textsIn(node.props.children) : [];
};

const cellOf = <H extends object>(column: QueueColumn<H>, row: H, index: number): string => {
  if ('moment' in column) {
    const at = column.moment(row);
    return at === null ? '' : chinaFormat(at, 'YYYY-MM-DD HH:mm');
  }
  const drawn = columnOf(column);
  // the field of a row, where a column names one
  const field = 'dataIndex' in drawn ? (drawn.dataIndex as keyof H) : undefined;
  const value = field === undefined ? undefined : row[field];
  const node = drawn.render ? drawn.render(value, row, index) : value;
  // none of our columns gives the cell's own props beside it
  return textsIn(node as ReactNode)
    .filter(Boolean)
    .join(' ');
};

type Shown<H extends object> = { columns: readonly QueueColumn<H>[]; idOf: (row: H) => number };

/**
 * The column heads of the list as a line.
 * @internal for tests of what the server gives
 */
export const sheetHeads = <H extends object>({ columns }: Pick<Shown<H>, 'columns'>): string =>
  csvLine(['编号', ...columns.map((column) => `${columnOf(column).title ?? ''}`)]);

/**
 * A line for each row, with the texts that its list shows.
 * @internal for tests of what the server gives
 */
export const sheetLines = <H extends object>(
  { columns, idOf }: Shown<H>,
  rows: readonly H[],
): string =>
  rows
    .map((row, index) =>
      csvLine([`${idOf(row)}`, ...columns.map((column) => cellOf(column, row, index))]),
    )
    .join('');

/** Saves the rows of the open state and word as CSV, `MOST_DESK_EXPORTED` at most. */
export const useQueueSheet = <T extends string, H extends object>(
  name: string,
  queue: Queue<T, H>,
  query: Query<T>,
) =>
  useSheet({
    name,
    most: MOST_DESK_EXPORTED,
    ask: async (before) => {
      const answer = await queue.askPart(query, before);
      if (!answer.ok) return answer;
      const { items, next } = answer.data;
      const heads = before === null ? sheetHeads(queue) : '';
      return {
        ok: true,
        data: { lines: heads + sheetLines(queue, items), rows: items.length, next },
      };
    },
    text: {
      all: (rows) => `已导出 ${rows} 条`,
      some: (rows) => `只导出了最新的 ${rows} 条，请换一个状态或者搜索后再导出其余的`,
    },
  });
