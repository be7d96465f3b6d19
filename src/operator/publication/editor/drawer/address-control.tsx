import { Radio } from 'antd';
import { Stack } from '../../../parts/part.tsx';
import { LinkField } from '../../pickers/link-field.tsx';
import type { ControlProps } from './control-props.ts';
import css from './drawer.module.css';

const ways = [
  { value: 'shipped', label: '默认' },
  { value: 'none', label: '没有' },
  { value: 'own', label: '指定' },
];

const wayOf = (value: unknown): string => {
  if (value === undefined) return 'shipped';
  return value === '' ? 'none' : 'own';
};

const START = '/';

export const AddressControl = (props: ControlProps<'link'>) => {
  const { id, field, value, disabled, onChange, onEnd } = props;
  const way = wayOf(value);
  const choose = (next: string) =>
    onChange(next === 'shipped' ? undefined : next === 'none' ? '' : START);
  return (
    <Stack gap={8} id={id} className={css.stack}>
      <Radio.Group
        options={ways}
        value={way}
        disabled={disabled}
        aria-label={field.label}
        onChange={({ target }) => choose(target.value)}
      />
      {way === 'own' && (
        <LinkField
          id={`${id}.link`}
          label={field.label}
          spoken={`${field.label}的网址`}
          value={String(value)}
          disabled={disabled}
          placeholder="站内路径，如 /more"
          onChange={(link) => onChange(link || START, true)}
          onEnd={onEnd}
        />
      )}
    </Stack>
  );
};
