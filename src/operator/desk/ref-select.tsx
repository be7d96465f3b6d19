import { Select } from 'antd';
import { useState } from 'react';
import type { DeskField } from '#schemas/desk/fields.ts';
import { LONGEST_WORD } from '#schemas/operator/operator-call.ts';
import { cutSigns } from '#schemas/text/text-signs.ts';
import { type Description, descriptionIn } from '../field/description.ts';
import { useOperatorCall } from '../use-operator-call.ts';
import { callsOf, type OpenTable } from './calls.ts';
import css from './desk.module.css';

type Props = Description & {
  open: OpenTable;
  field: DeskField;
  label: string;
  placeholder: string;
  /** The id of the chosen row, or the text of what is offered; '' for none. */
  value?: string;
  /** The name of the chosen row, which may be missing among the options. */
  name?: string;
  /** The id of the row that contains the options; '' for any. */
  under?: string;
  id?: string;
  disabled?: boolean;
  onChange?: (value: string) => void;
};

export const RefSelect = (props: Props) => {
  const {
    open,
    field,
    label,
    placeholder,
    value = '',
    name = '',
    under = '',
    id,
    disabled = false,
  } = props;
  const [word, setWord] = useState('');
  const [known, setKnown] = useState({ value, label: name });
  const call = useOperatorCall(callsOf(open.area).choices, {
    ...{ table: open.table.name, field: field.name },
    word: cutSigns(word.trim(), LONGEST_WORD),
    under: under === '' ? null : Number(under),
  });
  const offered = (call.data?.choices ?? []).map((choice) => ({
    value: choice.text,
    label: choice.label || `编号 ${choice.text}（没有标题）`,
  }));
  const unnamed = field.offered ? value : `编号 ${value}`;
  const own = {
    value,
    label: known.value === value && known.label ? known.label : unnamed,
  };
  // an option rather than the kit's clear button, which is too small for a finger
  const none = { value: '', label: placeholder };
  const isOffered = value === '' || offered.some((choice) => choice.value === value);
  return (
    <Select
      {...descriptionIn(props)}
      {...(id === undefined ? {} : { id })}
      className={css.filter ?? ''}
      aria-label={label}
      placeholder={placeholder}
      disabled={disabled}
      value={value || null}
      options={[...(word ? [] : [none]), ...(isOffered || word ? [] : [own]), ...offered]}
      showSearch={{ filterOption: false, onSearch: setWord }}
      notFoundContent={call.busy ? '正在查找' : '没有找到'}
      onChange={(chosen: string | null) => {
        const choice = offered.find((each) => each.value === chosen);
        if (choice) setKnown(choice);
        setWord('');
        props.onChange?.(chosen ?? '');
      }}
    />
  );
};
