import { Input, Radio, Switch } from 'antd';
import type { ControlProps } from './control-props.ts';
import css from './drawer.module.css';
import { shippedValue } from './item-form.ts';

/** One of a few values; the shipped one is what an item need not say. */
export const ChoiceControl = ({ id, field, value, disabled, onChange }: ControlProps<'choice'>) => {
  const shipped = shippedValue(field);
  return (
    <Radio.Group
      id={id}
      className={css.choices ?? ''}
      value={value ?? shipped}
      disabled={disabled}
      aria-label={field.label}
      onChange={({ target }) => onChange(target.value === shipped ? undefined : target.value)}
    >
      {Object.entries(field.options).map(([option, word]) => (
        <Radio key={option} value={option}>
          {word}
        </Radio>
      ))}
    </Radio.Group>
  );
};

export const FlagControl = ({ id, field, value, disabled, onChange }: ControlProps<'flag'>) => (
  <Switch
    id={id}
    checked={value === true}
    disabled={disabled}
    aria-label={field.label}
    onChange={(on) => onChange(on || undefined)}
  />
);

/** What is typed as a whole number; anything else stays as it was typed. */
const numberIn = (typed: string): unknown => {
  const text = typed.trim();
  if (text === '') return undefined;
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
};

export const NumberControl = (props: ControlProps<'number'>) => {
  const { id, field, value, disabled, onChange, onEnd } = props;
  return (
    <Input
      id={id}
      className={css.number ?? ''}
      inputMode="numeric"
      value={value === undefined ? '' : String(value)}
      disabled={disabled}
      placeholder={`${field.least} 到 ${field.most}`}
      onChange={({ target }) => onChange(numberIn(target.value), true)}
      onBlur={onEnd}
      onPressEnter={onEnd}
    />
  );
};
