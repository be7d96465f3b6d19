import { Form, Input, Radio, Switch } from 'antd';
import type { Scalar } from '#schemas/publication/document-parts.ts';
import { shapeOf } from '#schemas/publication/document-parts.ts';
import { LinkField } from '../pickers/link-field.tsx';
import { controlOf } from './field-controls.ts';
import { PictureField } from './picture-field.tsx';
import css from './settings.module.css';

type Props = {
  id: string;
  /** The part of the document that has the field. */
  part: string;
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
  const { id, part, label, value, fault, disabled, onChange, onEnd, name } = props;
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
        shape={shapeOf(part, name)}
        onChange={onChange}
      />
    );
  if (kind === 'link')
    return (
      <LinkField
        id={id}
        label={label}
        value={text}
        disabled={disabled}
        placeholder="站内路径如 /more，或 https:// 网址；不填则不跳转"
        onChange={onChange}
        onEnd={onEnd}
      />
    );
  return (
    <Input
      id={id}
      value={text}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onEnd}
    />
  );
};

/** Controls that take a whole row. */
const wide: readonly string[] = ['picture', 'link'];

/** One field of the document, described by the table of its parts, with its fault. */
export const DocumentField = (props: Props) => (
  <Form.Item
    className={(wide.includes(controlOf(props.name).kind) && css.wide) || ''}
    label={props.label}
    htmlFor={props.id}
    validateStatus={props.fault ? 'error' : ''}
    help={props.fault || null}
  >
    {control(props)}
  </Form.Item>
);
