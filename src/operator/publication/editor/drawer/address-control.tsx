import { Input, Radio } from 'antd';
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

/** Where one begins who names an address. */
const START = '/';

/** An address of the app: the section's own, none, or one that is named. */
export const AddressControl = (props: ControlProps<'address'>) => {
  const { id, field, value, disabled, onChange, onEnd } = props;
  const way = wayOf(value);
  const choose = (next: string) =>
    onChange(next === 'shipped' ? undefined : next === 'none' ? '' : START);
  return (
    <div id={id} className={css.stack}>
      <Radio.Group
        options={ways}
        value={way}
        disabled={disabled}
        aria-label={field.label}
        onChange={({ target }) => choose(target.value)}
      />
      {way === 'own' && (
        <Input
          value={String(value)}
          disabled={disabled}
          aria-label={`${field.label}的网址`}
          placeholder="站内路径，如 /more"
          onChange={({ target }) => onChange(target.value || START, true)}
          onBlur={onEnd}
          onPressEnter={onEnd}
        />
      )}
    </div>
  );
};
