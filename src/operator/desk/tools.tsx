import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import type { DeskField, DeskTable } from '#schemas/desk/fields.ts';
import { LONGEST_WORD } from '#schemas/operator/operator-call.ts';
import { Icon } from '../parts/icons.tsx';
import { Line } from '../parts/part.tsx';
import { type Asked, withinIn } from './asked.ts';
import type { OpenTable } from './calls.ts';
import css from './desk.module.css';
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
  asked: Asked;
  busy: boolean;
  onAsked: (asked: Partial<Asked>) => void;
  onMake: () => void;
  onChanged: () => void;
};

const Word = ({ open, asked, onAsked }: Pick<Props, 'open' | 'asked' | 'onAsked'>) => {
  const [typed, setTyped] = useState(asked.word);
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
      onSearch={(word) => onAsked({ word: word.trim() })}
    />
  );
};

/** Search, filters and order of a list, and what is done with all of it. */
export const Tools = ({ open, asked, onAsked, onMake, onChanged }: Props) => {
  const { table, mayEdit } = open;
  const [importing, setImporting] = useState(false);
  const exporting = useExport(open, asked);
  const within = withinIn(table, asked);
  const sorts = sortsOf(table);
  const filter = (name: string, text: string) => {
    const others = asked.filters.filter((each) => each.name !== name);
    onAsked({ filters: text ? [...others, { name, text }] : others });
  };
  return (
    <Line gap={8} wrap below={12} className={css.tools}>
      <Word key={asked.word} open={open} asked={asked} onAsked={onAsked} />
      {table.fields
        .filter(
          ({ filtered, name }) => filtered && !(within !== '' && name === table.within?.field),
        )
        .map((field) => (
          <Filter
            key={field.name}
            open={open}
            field={field}
            text={asked.filters.find(({ name }) => name === field.name)?.text ?? ''}
            onText={(text) => filter(field.name, text)}
          />
        ))}
      {sorts.length > 1 && (
        <Select
          className={css.sort ?? ''}
          aria-label="排列的次序"
          value={asked.sort}
          options={sorts}
          onChange={(sort) => onAsked({ sort })}
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
