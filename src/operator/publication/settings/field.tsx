import { Form, Input, Radio, Switch } from 'antd';
import { useEffect } from 'react';
import type { Scalar } from '../../../../schemas/publication/document-parts.ts';
import { useStore } from '../../../platform/storage/store.ts';
import { soughtField } from '../places.ts';
import { controlOf } from './field-controls.ts';
import { PictureField } from './picture-field.tsx';
import css from './settings.module.css';

type Props = {
  id: string;
  name: string;
  label: string;
  value: Scalar;
  fault: string;
  disabled: boolean;
  onChange: (value: Scalar) => void;
  onEnd: () => void;
};

const Choice = ({ id, name, label, value, disabled, onChange }: Props) => {
  const control = controlOf(name);
  if (control.kind !== 'choice') return null;
  return (
    <Radio.Group
      id={id}
      className={css.choices ?? ''}
      value={value}
      disabled={disabled}
      aria-label={label}
      onChange={({ target }) => onChange(target.value)}
    >
      {control.options.map((option) => (
        <Radio key={option.value} value={option.value}>
          {option.label}
          {option.hint && <span className={css.hint}>　{option.hint}</span>}
        </Radio>
      ))}
    </Radio.Group>
  );
};

const control = (props: Props) => {
  const { id, label, value, fault, disabled, onChange, onEnd, name } = props;
  const { kind } = controlOf(name);
  if (kind === 'choice') return <Choice {...props} />;
  if (kind === 'switch')
    return (
      <Switch
        id={id}
        checked={value === true}
        disabled={disabled}
        aria-label={label}
        onChange={onChange}
      />
    );
  const text = String(value);
  if (kind === 'picture')
    return (
      <PictureField
        id={id}
        label={label}
        value={text}
        fault={fault}
        disabled={disabled}
        onChange={onChange}
      />
    );
  return (
    <Input
      id={id}
      value={text}
      disabled={disabled}
      placeholder={kind === 'link' ? '站内路径如 /more，或 https:// 网址；不填则不跳转' : ''}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onEnd}
    />
  );
};

/** Gives the control of this id the focus when an operator is led to it. */
const useSought = (id: string): void => {
  const sought = useStore(soughtField);
  useEffect(() => {
    if (sought !== id) return;
    const control = document.getElementById(id);
    const input = control?.matches('input, button') ? control : control?.querySelector('input');
    control?.scrollIntoView({ block: 'center' });
    input?.focus({ preventScroll: true });
    soughtField.set(null);
  }, [sought, id]);
};

/** One field of the document, described by the table of its parts, with its fault. */
export const DocumentField = (props: Props) => {
  const { id, name, label, fault } = props;
  useSought(id);
  return (
    <Form.Item
      className={(controlOf(name).kind === 'picture' && css.wide) || ''}
      label={label}
      htmlFor={id}
      validateStatus={fault ? 'error' : ''}
      help={fault || null}
    >
      {control(props)}
    </Form.Item>
  );
};
