import { Button, Input, Radio, Select } from 'antd';
import type { ComponentType } from 'react';
import { chinaMinute } from '#schemas/china-time.ts';
import { isRecord } from '#schemas/publication/json-text.ts';
import { audiences, deviceAbilities, LIMITS } from '#schemas/when/when.ts';
import { abilityWords, audienceWords } from '#schemas/when/when-sentences.ts';
import { zoned } from '../../../../parts/moments.ts';
import { Line, Stack } from '../../../../parts/part.tsx';
import css from '../drawer.module.css';
import { inDialog } from '../in-dialog.ts';
import { ListInput } from '../list-input.tsx';
import { withWord } from '../say-of-item.ts';
import { ThingsControl } from '../things-control.tsx';
import type { LeafKind } from './when-parts.ts';

type LeafProps = {
  id: string;
  label: string;
  /** Whatever the draft has. */
  value: unknown;
  disabled: boolean;
  onChange: (value: unknown, typed?: boolean) => void;
  onEnd: () => void;
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Text that is no number stays as it was typed. */
const numberIn = (typed: string): unknown => {
  const text = typed.trim();
  return /^\d{1,3}(\.\d{1,6})?$/.test(text) ? Number(text) : text;
};

type TextProps = Pick<LeafProps, 'id' | 'label' | 'disabled' | 'onChange' | 'onEnd'> & {
  text: string;
  read: (typed: string) => unknown;
  placeholder?: string;
  numeric?: boolean;
};

const TextLine = (props: TextProps) => {
  const { id, label, text, read, disabled, placeholder = '', numeric, onChange, onEnd } = props;
  return (
    <Input
      id={id}
      value={text}
      disabled={disabled}
      aria-label={label}
      placeholder={placeholder}
      {...(numeric && { inputMode: 'decimal' as const })}
      onChange={({ target }) => onChange(read(target.value), true)}
      onBlur={onEnd}
      onPressEnter={onEnd}
    />
  );
};

const Choice = ({
  options,
  ...props
}: Pick<LeafProps, 'id' | 'label' | 'value' | 'disabled' | 'onChange'> & {
  options: readonly { value: string; label: string }[];
}) => (
  <Radio.Group
    id={props.id}
    className={css.choices ?? ''}
    options={[...options]}
    value={props.value}
    disabled={props.disabled}
    aria-label={props.label}
    onChange={({ target }) => props.onChange(target.value)}
  />
);

const people = audiences.map((value) => ({ value, label: audienceWords[value] }));
const devices = deviceAbilities.map((value) => ({ value, label: abilityWords[value] }));

const AudienceFields = (props: LeafProps) => <Choice {...props} options={people} />;
const CanFields = (props: LeafProps) => <Choice {...props} options={devices} />;

const NewWithinFields = ({ value, ...props }: LeafProps) => (
  <Line gap={8} className={css.line}>
    注册不满
    <TextLine {...props} text={textOf(value)} read={numberIn} numeric label="注册不满几天" />天
  </Line>
);

const StudiesFields = (props: LeafProps) => (
  <ThingsControl
    {...props}
    kind="category"
    label="学过以下任一分类"
    most={LIMITS.studies}
    empty="还没有选择分类。"
  />
);

const fieldOf = (minute: unknown): string =>
  typeof minute === 'string' ? minute.replace(' ', 'T') : '';
const minuteOf = (field: string): string | null =>
  field === '' ? null : field.slice(0, 16).replace('T', ' ');

const WEEK = 7 * 86_400_000;

const BetweenFields = ({ id, value, disabled, onChange, onEnd }: LeafProps) => {
  const [from = null, until = null]: unknown[] = Array.isArray(value) ? value : [];
  const end = `${id}.until`;
  const forOneWeek = () => {
    const now = Date.now();
    onChange([chinaMinute(now), chinaMinute(now + WEEK)]);
  };
  return (
    <Stack gap={8} className={css.stack}>
      <Button size="small" className={css.fit ?? ''} disabled={disabled} onClick={forOneWeek}>
        从现在起一周
      </Button>
      <label htmlFor={id}>{zoned('开始')}</label>
      <Input
        id={id}
        type="datetime-local"
        value={fieldOf(from)}
        disabled={disabled}
        onChange={({ target }) => onChange([minuteOf(target.value), until], true)}
        onBlur={onEnd}
      />
      <label htmlFor={end}>{zoned('结束')}</label>
      <Input
        id={end}
        type="datetime-local"
        value={fieldOf(until)}
        disabled={disabled}
        onChange={({ target }) => onChange([from, minuteOf(target.value)], true)}
        onBlur={onEnd}
      />
    </Stack>
  );
};

const ALL = '';

const ShareFields = ({ id, value, disabled, onChange, onEnd }: LeafProps) => {
  const share = isRecord(value) ? value : {};
  const { of, percent, variants, variant } = share;
  const names = Array.isArray(variants) ? variants.map(String) : [];
  const set = (field: string, next: unknown, typed = true) =>
    onChange(withWord(share, field, next) ?? {}, typed);
  const text = { disabled, onEnd };
  return (
    <Stack gap={8} className={css.stack}>
      <TextLine
        {...text}
        id={id}
        label="实验名称"
        placeholder="实验名称，如 新封面"
        text={textOf(of)}
        read={String}
        onChange={(next) => set('of', next)}
      />
      <Line gap={8} className={css.line}>
        其中
        <TextLine
          {...text}
          id={`${id}.percent`}
          label="占全部人的百分比"
          text={textOf(percent)}
          read={numberIn}
          numeric
          onChange={(next) => set('percent', next)}
        />
        %
      </Line>
      <ListInput
        {...text}
        id={`${id}.variants`}
        label="分组名称"
        placeholder="分组名称（可不填），用顿号隔开"
        value={variants}
        onChange={(list) => set('variants', list.length > 0 ? list : undefined)}
      />
      {names.length > 0 && (
        <Select
          value={textOf(variant)}
          disabled={disabled}
          aria-label="给哪一组看"
          getPopupContainer={inDialog}
          options={[
            { value: ALL, label: '所有分组' },
            ...names.map((name) => ({ value: name, label: `${name} 组` })),
          ]}
          onChange={(next) => set('variant', next === ALL ? undefined : next, false)}
        />
      )}
    </Stack>
  );
};

export const leafFields: Readonly<Record<LeafKind, ComponentType<LeafProps>>> = {
  audience: AudienceFields,
  newWithin: NewWithinFields,
  studies: StudiesFields,
  between: BetweenFields,
  can: CanFields,
  share: ShareFields,
};
