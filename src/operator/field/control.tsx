import { Checkbox, Input, Radio, Select, Switch } from 'antd';
import type { ComponentType } from 'react';
import type { Field } from '#schemas/field/field.ts';
import { type FieldKind, kindOf } from '#schemas/field/kinds.ts';
import { patternOf } from '#schemas/field/patterns.ts';
import { lazyScreen } from '../parts/lazy-screen.tsx';
import { Text } from '../parts/part.tsx';
import { LinkField } from '../publication/pickers/link-field.tsx';
import { PictureField } from '../publication/settings/picture-field.tsx';
import type { ControlProps } from './control-props.ts';

const nothing = () => undefined;

const optionsOf = ({ options }: Field) =>
  options.map(({ id, title }) => ({ value: id, label: title }));

const Typed = (props: ControlProps) => {
  const { id, field, value, disabled, detail, placeholder, className, onChange } = props;
  const { onEnd = nothing } = props;
  const { typed } = kindOf(field.kind);
  const rows = field.pattern ? patternOf(field.pattern)?.rows : typed?.rows;
  const shared = { ...detail, ...(placeholder !== undefined && { placeholder }) };
  if (rows)
    return (
      <Input.TextArea
        {...{ ...shared, id, value, disabled, rows }}
        onChange={({ target }) => onChange(target.value, true)}
        onBlur={onEnd}
      />
    );
  return (
    <Input
      {...{ ...shared, id, value, disabled }}
      {...(typed?.keys && { inputMode: typed.keys, onPressEnter: onEnd })}
      {...(className !== undefined && { className })}
      onChange={({ target }) => onChange(target.value, true)}
      onBlur={onEnd}
    />
  );
};

const OnOff = ({ id, field, value, disabled, detail, onChange }: ControlProps) => (
  <Switch
    {...{ ...detail, id, disabled }}
    checked={value === '1'}
    aria-label={field.label}
    onChange={(on) => onChange(on ? '1' : '0')}
  />
);

const InSight = ({ id, field, value, disabled, inSight = '', onChange }: ControlProps) => (
  <Radio.Group
    {...{ id, value, disabled }}
    className={inSight}
    aria-label={field.label}
    onChange={({ target }) => onChange(target.value)}
  >
    {field.options.map((option) => (
      <Radio key={option.id} value={option.id}>
        {option.title}
        {option.hint && (
          <Text as="span" size={12} tone="tertiary">
            {`　${option.hint}`}
          </Text>
        )}
      </Radio>
    ))}
  </Radio.Group>
);

const Choice = (props: ControlProps) => {
  const { id, field, value, disabled, detail, onChange } = props;
  if (props.inSight !== undefined) return <InSight {...props} />;
  return (
    <Select
      {...{ ...detail, id, disabled }}
      aria-label={field.label}
      placeholder="请选择"
      value={value || null}
      options={optionsOf(field)}
      onChange={(chosen: string | null) => onChange(chosen ?? '')}
    />
  );
};

const Choices = ({ field, value, disabled, onChange }: ControlProps) => (
  <Checkbox.Group
    disabled={disabled}
    value={value.split(',').filter(Boolean)}
    options={optionsOf(field)}
    onChange={(chosen) => onChange(chosen.join(','))}
  />
);

const Day = ({ id, field, value, disabled, detail, onChange }: ControlProps) => (
  <Input
    {...{ ...detail, id, disabled }}
    type={field.kind === 'date' ? 'date' : 'datetime-local'}
    value={value.replace(' ', 'T')}
    onChange={({ target }) => onChange(target.value.replace('T', ' '))}
  />
);

const Picture = ({ id, field, value, disabled, fault = '', picture, onChange }: ControlProps) => (
  <PictureField {...picture} {...{ id, value, disabled, fault, onChange }} label={field.label} />
);

const Link = (props: ControlProps) => {
  const { id, field, value, disabled, placeholder, onChange, onEnd = nothing } = props;
  return (
    <LinkField
      {...{ id, value, disabled, onEnd, label: field.label }}
      {...(placeholder !== undefined && { placeholder })}
      onChange={(link) => onChange(link, true)}
    />
  );
};

const Article = lazyScreen<ControlProps>(() => import('../article/article-control.tsx'));

const controls: Readonly<Partial<Record<FieldKind, ComponentType<ControlProps>>>> = {
  switch: OnOff,
  choice: Choice,
  choices: Choices,
  date: Day,
  moment: Day,
  picture: Picture,
  link: Link,
  richText: Article,
};

export const FieldControl = (props: ControlProps) => {
  const Control = controls[props.field.kind] ?? Typed;
  return <Control {...props} />;
};
