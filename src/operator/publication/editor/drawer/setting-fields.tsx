import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { fieldHolds } from '#schemas/field/when.ts';
import { formOf } from '#schemas/layout/section-settings.ts';
import type { SettingField } from '#schemas/layout/setting-fields.ts';
import type { Theme } from '#schemas/layout/themes.ts';
import { useDraftEditor } from '../../../draft-editor/context.ts';
import { controlIn } from '../../faults/go-to-fault.tsx';
import type { ItemTarget } from '../selection.ts';
import css from './drawer.module.css';
import { controlId, shippedValue, shippedWords } from './item-form.ts';
import { setSetting } from './say-of-item.ts';
import { SettingControl } from './setting-control.tsx';

type LineProps = {
  id: string;
  label: string;
  /** The shipped value in words. */
  shipped: string;
  /** Restores the shipped value; undefined where nothing else is stored. */
  onBack?: (() => void) | undefined;
  faults: readonly string[];
  children: ReactNode;
};

export const FieldLine = ({ id, label, shipped, onBack, faults, children }: LineProps) => (
  <Form.Item
    label={label}
    htmlFor={id}
    validateStatus={faults.length > 0 ? 'error' : ''}
    help={faults.length > 0 ? faults.join('；') : null}
    extra={
      <span className={css.shipped}>
        默认：{shipped}
        {onBack && (
          <Button
            type="link"
            size="small"
            aria-label={`${label}恢复默认`}
            onClick={() => {
              // the pressed button disappears
              controlIn(id)?.focus();
              onBack();
            }}
          >
            恢复默认
          </Button>
        )}
      </span>
    }
  >
    {children}
  </Form.Item>
);

type FaultsAt = (path: string) => string[];

type Props = {
  target: ItemTarget;
  name: string;
  settings: Readonly<Record<string, unknown>>;
  theme: Theme;
  faultsAt: FaultsAt;
  disabled: boolean;
};

type FieldProps = Props & { setting: string; field: SettingField };

const Setting = (props: FieldProps) => {
  const { target, name, setting, field, settings, theme, faultsAt, disabled } = props;
  const desk = useDraftEditor();
  const path = `settings.${setting}`;
  const id = controlId(target, path);
  const value = settings[setting];
  const set = (next: unknown, typed = false) =>
    desk.change(setSetting(target, setting, next), typed ? id : '');
  const isShipped = value === undefined || value === shippedValue(field);
  return (
    <FieldLine
      id={id}
      label={field.label}
      shipped={shippedWords(field)}
      onBack={isShipped || disabled ? undefined : () => set(undefined)}
      faults={faultsAt(path)}
    >
      <SettingControl
        id={id}
        section={name}
        field={field}
        value={value}
        theme={theme}
        disabled={disabled}
        onChange={set}
        onEnd={desk.endGroup}
      />
    </FieldLine>
  );
};

export const SettingFields = (props: Props) => {
  const { fields } = formOf(props.name);
  const held = Object.fromEntries(
    fields.map(({ name, field }) => [
      name,
      [String(props.settings[name] ?? shippedValue(field) ?? '')],
    ]),
  );
  return fields
    .filter(({ field }) => fieldHolds(field.when, held))
    .map(({ name, field }) => <Setting {...props} key={name} setting={name} field={field} />);
};
