import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import type { DeskField, DeskTable } from '#schemas/desk/fields.ts';
import { LONGEST_WORD } from '#schemas/operator/operator-call.ts';
import { Icon } from '../parts/icons.tsx';
import { Line } from '../parts/part.tsx';
import type { OpenTable } from './calls.ts';
import css from './desk.module.css';
import { parentIn, type Query } from './query.ts';
import { RefSelect } from './ref-select.tsx';
import { SheetImport } from './sheet-import.tsx';
import { useExport } from './use-export.ts';

const YES_NO = [
  { value: '1', label: '是' },
  { value: '0', label: '否' },
];

const optionsOf = ({ kind, options }: DeskField) =>
  kind === 'switch' ? YES_NO : options.map(({ id, title }) => ({ value: id, label: title }));

type FilterProps = {
  open: OpenTable;
  field: DeskField;
  text: string;
  onText: (text: string) => void;
};

const Filter = ({ open, field, text, onText }: FilterProps) => {
  const label = `按${field.label}筛选`;
  if (field.kind === 'reference')
    return (
      <RefSelect
        open={open}
        field={field}
        label={label}
        placeholder={`${field.label}：全部`}
        value={text}
        onChange={onText}
      />
    );
  return (
    <Select
      className={css.filter ?? ''}
      aria-label={label}
      value={text}
      options={[{ value: '', label: '全部' }, ...optionsOf(field)].map(
        ({ value, label: name }) => ({
          value,
          label: `${field.label}：${name}`,
        }),
      )}
      onChange={onText}
    />
  );
};

const sortsOf = ({ fields, actions }: DeskTable) => [
  { value: '', label: actions.includes('up') ? '学员看到的次序' : '最新的在前' },
  ...fields
    .filter(({ sorted }) => sorted)
    .flatMap(({ name, label, kind }) => {
      const [up, down] = kind === 'moment' ? ['从早到晚', '从晚到早'] : ['从小到大', '从大到小'];
      return [
        { value: name, label: `${label}${up}` },
        { value: `-${name}`, label: `${label}${down}` },
      ];
    }),
];

type Props = {
  open: OpenTable;
  query: Query;
  busy: boolean;
  onRequest: (query: Partial<Query>) => void;
  onMake: () => void;
  onChanged: () => void;
};

const Word = ({ open, query, onRequest }: Pick<Props, 'open' | 'query' | 'onRequest'>) => {
  const [typed, setTyped] = useState(query.word);
  const { searched } = open.table;
  const label = `搜索${searched ? `${searched}、` : ''}编号`;
  return (
    <Input.Search
      className={css.word ?? ''}
      placeholder={label}
      aria-label={label}
      allowClear
      maxLength={LONGEST_WORD}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onSearch={(word) => onRequest({ word: word.trim() })}
    />
  );
};

export const Tools = ({ open, query, onRequest, onMake, onChanged }: Props) => {
  const { table, mayEdit } = open;
  const [importing, setImporting] = useState(false);
  const exporting = useExport(open, query);
  const parent = parentIn(table, query);
  const sorts = sortsOf(table);
  const filter = (name: string, text: string) => {
    const others = query.filters.filter((each) => each.name !== name);
    onRequest({ filters: text ? [...others, { name, text }] : others });
  };
  return (
    <Line gap={8} wrap below={12} className={css.tools}>
      <Word key={query.word} open={open} query={query} onRequest={onRequest} />
      {table.fields
        .filter(
          ({ filtered, name }) => filtered && !(parent !== '' && name === table.within?.field),
        )
        .map((field) => (
          <Filter
            key={field.name}
            open={open}
            field={field}
            text={query.filters.find(({ name }) => name === field.name)?.text ?? ''}
            onText={(text) => filter(field.name, text)}
          />
        ))}
      {sorts.length > 1 && (
        <Select
          className={css.sort ?? ''}
          aria-label="排列的次序"
          value={query.sort}
          options={sorts}
          onChange={(sort) => onRequest({ sort })}
        />
      )}
      <Line gap={8} wrap side="end" className={css.acts}>
        <Button loading={exporting.busy} onClick={() => void exporting.run()}>
          导出表格
        </Button>
        {mayEdit && <Button onClick={() => setImporting(true)}>导入表格</Button>}
        {mayEdit && (
          <Button type="primary" icon={<Icon name="plus" size={16} />} onClick={onMake}>
            新增{table.noun}
          </Button>
        )}
      </Line>
      {importing && (
        <SheetImport
          open={open}
          onClose={() => setImporting(false)}
          onImported={() => {
            setImporting(false);
            onChanged();
          }}
        />
      )}
    </Line>
  );
};
