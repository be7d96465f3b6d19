import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { OperatorChip } from '../parts/chip.tsx';
import { momentText, zoned, zonedText } from '../parts/moments.ts';
import { Text } from '../parts/part.tsx';
import css from './queue.module.css';
import type { Mark, QueueColumn } from './queue.ts';

type Column<H> = TableColumnsType<H>[number];

/** Long text, in two lines at most. */
export const cut = (text: string) => (
  <Text as="span" lines={2} breaks="anywhere">
    {text}
  </Text>
);

export const small = (text: ReactNode) => (
  <Text as="span" size={12} tone="tertiary" lines={2} breaks="anywhere">
    {text}
  </Text>
);

export const twoLines = (first: ReactNode, second: ReactNode) => (
  <div className={css.two}>
    <span>{first}</span>
    {second !== '' && small(second)}
  </div>
);

export const chip = ({ name, tone }: Mark) => <OperatorChip tone={tone}>{name}</OperatorChip>;

export const columnOf = <H,>(column: QueueColumn<H>): Column<H> => {
  if ('moment' in column)
    return {
      ...{ title: zoned(column.title), key: column.title, width: column.width },
      render: (_, row) => {
        const at = column.moment(row);
        return at === null ? '—' : momentText(at);
      },
    };
  if ('mark' in column)
    return {
      ...{ title: '状态', key: 'state', width: column.width },
      render: (_, row) => chip(column.mark(row)),
    };
  return column;
};

/** A moment among facts; '' where there is none. */
export const timeText = (at: number | null): string => (at === null ? '' : zonedText(at));

export const nameText = ({ nickname }: { nickname: string }): string => nickname || '未填昵称';

/** Whose it is, by name and number. */
export const memberText = (row: { nickname: string; member: number }): string =>
  `${nameText(row)}（编号 ${row.member}）`;
