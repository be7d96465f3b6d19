import { fieldOf } from '#schemas/field/field.ts';
import { FieldControl } from '../../../field/control.tsx';
import { AddressControl } from './address-control.tsx';
import type { ControlProps } from './control-props.ts';
import css from './drawer.module.css';
import { shippedValue } from './item-form.ts';
import { PicksControl } from './picks-control.tsx';
import { TokensControl } from './tokens-control.tsx';

/** Text that is no whole number stays as it was typed. */
const numberIn = (typed: string): unknown => {
  const text = typed.trim();
  if (text === '') return undefined;
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
};

/** The setting as text; a draft may hold any value. */
const textOf = (kind: 'choice' | 'switch' | 'number', value: unknown): string => {
  if (kind === 'switch') return value === true ? '1' : '0';
  if (kind === 'number') return String(value ?? '');
  return typeof value === 'string' ? value : '';
};

const Plain = (props: ControlProps<'choice' | 'switch' | 'number'>) => {
  const { id, field, value, disabled, onChange, onEnd } = props;
  const shipped = shippedValue(field);
  /** A shipped value is not stored. */
  const settingOf = (typed: string): unknown => {
    if (field.kind === 'switch') return typed === '1' || undefined;
    if (field.kind === 'number') return numberIn(typed);
    return typed === shipped ? undefined : typed;
  };
  return (
    <FieldControl
      {...{ id, disabled, onEnd }}
      field={fieldOf(id, field)}
      value={textOf(field.kind, value ?? shipped)}
      inSight={css.choices ?? ''}
      {...(field.kind === 'number' && {
        className: css.number ?? '',
        placeholder: `${field.min} 到 ${field.max}`,
      })}
      onChange={(typed, isPart) => onChange(settingOf(typed), isPart)}
    />
  );
};

export const SettingControl = ({ field, ...props }: ControlProps) => {
  switch (field.kind) {
    case 'link':
      return <AddressControl field={field} {...props} />;
    case 'references':
      return <PicksControl field={field} {...props} />;
    case 'colors':
      return <TokensControl field={field} {...props} />;
    default:
      return <Plain field={field} {...props} />;
  }
};
