import { Button, Checkbox, Empty, type TableColumnsType } from 'antd';
import { Link } from 'wouter';
import type { DeskField, DeskRow } from '#schemas/desk/fields.ts';
import { shownText } from '#schemas/field/read-field.ts';
import { screens } from '../addresses.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { DeskTable } from '../parts/list/desk-table.tsx';
import { pagingOf } from '../parts/list/paging.ts';
import { WidePanel } from '../parts/panel/wide-panel.tsx';
import { Line, Text } from '../parts/part.tsx';
import { insideAddress, type OpenTable } from './calls.ts';
import css from './desk.module.css';
import { reportAddress, reportsOf } from './row-reports.ts';

export const textOf = ({ texts }: DeskRow, name: string): string =>
  texts.find((each) => each.name === name)?.text ?? '';

export const nameOf = ({ names }: DeskRow, name: string): string =>
  names.find((each) => each.name === name)?.text ?? '';

const Cell = ({ field, row }: { field: DeskField; row: DeskRow }) => {
  const text = textOf(row, field.name);
  if (field.kind === 'switch')
    return (
      <OperatorChip tone={text === '1' ? 'good' : 'quiet'}>
        {text === '1' ? '是' : '否'}
      </OperatorChip>
    );
  if (field.kind === 'reference') return nameOf(row, field.name) || '—';
  const shown = shownText(field, text) || '—';
  // a day with its time, and one of few words, are one value
  const whole = field.kind === 'moment' || field.kind === 'choice';
  return whole ? <span className={css.whole}>{shown}</span> : shown;
};

/** In px; texts take the remaining width. */
const widthOf = ({ kind, pattern }: DeskField): { width?: number } => {
  if (kind === 'text' && !pattern) return {};
  if (kind === 'moment') return { width: 156 };
  return { width: kind === 'switch' || kind === 'number' ? 92 : 112 };
};

type Props = {
  open: OpenTable;
  rows: readonly DeskRow[];
  total: number;
  page: number;
  pages: number;
  isNarrowed: boolean;
  /** The row that contains all of them; '' for none. */
  parent: string;
  chosen: readonly number[];
  onChosen: (chosen: readonly number[]) => void;
  onPage: (page: number) => void;
  onOpen: (id: number) => void;
  onAll: () => void;
};

const columnsOf = ({
  open,
  parent,
  chosen,
  onChosen,
  onOpen,
}: Props): TableColumnsType<DeskRow> => {
  const { table, mayEdit, inside } = open;
  const reports = reportsOf(table.name);
  const choose = (id: number, is: boolean) =>
    onChosen(is ? [...chosen, id] : chosen.filter((one) => one !== id));
  const choosing: TableColumnsType<DeskRow> = [
    {
      title: '选择',
      key: 'chosen',
      width: 60,
      render: (_, row) => (
        <Checkbox
          className={css.choose ?? ''}
          aria-label={`选择${row.title}`}
          checked={chosen.includes(row.id)}
          onChange={({ target }) => choose(row.id, target.checked)}
        />
      ),
    },
  ];
  const fields = table.fields
    .filter(({ listed, name }) => listed && !(parent !== '' && name === table.within?.field))
    .map((field) => ({
      title: field.label,
      key: field.name,
      ...widthOf(field),
      render: (_: unknown, row: DeskRow) =>
        // `row.title` replaces an empty title
        field.name === table.title ? (
          <span className={css.name}>{row.title}</span>
        ) : (
          <Cell field={field} row={row} />
        ),
    }));
  return [
    ...(mayEdit ? choosing : []),
    { title: '编号', dataIndex: 'id', width: 76 },
    ...fields,
    {
      title: '操作',
      key: 'action',
      width: 76 + 52 * (inside.length + reports.length),
      render: (_, row) => (
        <Line as="span" gap={8} rowGap={0} wrap className={css.inside}>
          <Button
            type="link"
            size="small"
            aria-label={`${mayEdit ? '修改' : '查看'}${row.title}`}
            onClick={() => onOpen(row.id)}
          >
            {mayEdit ? '修改' : '查看'}
          </Button>
          {inside.map((each) => (
            <Link
              key={each.name}
              href={insideAddress(screens[open.area], each, row.id)}
              aria-label={`${row.title}的${each.label}`}
            >
              {each.label}
            </Link>
          ))}
          {reports.map((report) => (
            <Link
              key={report.name}
              href={reportAddress(screens[open.area], report, row.id)}
              aria-label={`${row.title}的${report.label}`}
            >
              {report.label}
            </Link>
          ))}
        </Line>
      ),
    },
  ];
};

export const RowsTable = (props: Props) => {
  const { open, rows, total, page, pages, isNarrowed, onPage, onAll } = props;
  const { noun } = open.table;
  return (
    <>
      <Text size={13} tone="tertiary" role="status">
        {isNarrowed ? `符合条件的有 ${total} 条` : `共 ${total} 条`}
      </Text>
      <WidePanel label={`${open.table.label}的列表`}>
        <DeskTable
          rowKey="id"
          columns={columnsOf(props)}
          dataSource={[...rows]}
          locale={{
            emptyText: (
              <Empty description={isNarrowed ? '没有符合条件的' : `还没有${noun}`}>
                {isNarrowed && <Button onClick={onAll}>清除条件</Button>}
              </Empty>
            ),
          }}
          pagination={pagingOf(page, pages, onPage)}
        />
      </WidePanel>
    </>
  );
};
