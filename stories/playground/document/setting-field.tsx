import { type ReactNode, useId, useState } from 'react';
import type { SettingField as Field } from '#schemas/layout/setting-fields.ts';
import { basePalettes, themeTokens } from '#schemas/layout/theme-tokens.ts';
import type { Theme } from '#schemas/layout/themes.ts';
import { isRecord } from '../../schema/is-record.ts';
import { idsIn } from '../../schema/setting-input.ts';
import { valuesOf } from '../../schema/setting-values.ts';
import { Check } from '../Check.tsx';
import css from '../playground.module.css';

/** Sets a value at a path below the field; undefined removes it. */
export type Set = (value: unknown, path?: readonly string[]) => void;

type LineProps = { label: string; hint: string; messages: readonly string[] };

export const Line = ({
  label,
  hint,
  messages,
  children,
}: LineProps & { children: (ids: { id: string; describedBy: string }) => ReactNode }) => {
  const id = useId();
  const describedBy = `${id}-hint`;
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, describedBy })}
      <p id={describedBy} className={css.hint}>
        {hint}
        {messages.map((message) => (
          <strong key={message} className={css.wrong}>
            {message}
          </strong>
        ))}
      </p>
    </div>
  );
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

type Ids = { id: string; describedBy: string };
type BoxProps = { ids: Ids; value: unknown; set: Set };

/** Ids in one line. The typed text stays as long as it means the same ids. */
const IdsBox = ({ ids, value, set }: BoxProps) => {
  const [typed, setTyped] = useState('');
  const known = Array.isArray(value) ? value.map(String) : [];
  const shown = idsIn(typed).join() === known.join() ? typed : known.join('，');
  return (
    <input
      id={ids.id}
      aria-describedby={ids.describedBy}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = idsIn(target.value);
        set(next.length > 0 ? next : undefined);
      }}
    />
  );
};

const AddressBox = ({ ids, value, set }: BoxProps) => (
  <>
    <input
      id={ids.id}
      aria-describedby={ids.describedBy}
      value={textOf(value)}
      onChange={({ target }) => set(target.value || undefined)}
    />
    <Check checked={value === ''} onChange={(none) => set(none ? '' : undefined)}>
      没有“更多”
    </Check>
  </>
);

const NumberBox = ({ ids, value, set, min, max }: BoxProps & { min: number; max: number }) => (
  <input
    id={ids.id}
    aria-describedby={ids.describedBy}
    type="number"
    min={min}
    max={max}
    value={textOf(value)}
    onChange={({ target }) => set(target.value === '' ? undefined : Number(target.value))}
  />
);

type Options = Readonly<Record<string, string>>;

const SelectBox = ({ ids, value, set, options }: BoxProps & { options: Options }) => {
  const [[, usual = ''] = []] = Object.entries(options);
  const came = textOf(value);
  return (
    <select
      id={ids.id}
      aria-describedby={ids.describedBy}
      value={came}
      onChange={({ target }) => set(target.value || undefined)}
    >
      <option value="">默认（{usual}）</option>
      {came !== '' && !Object.hasOwn(options, came) && <option value={came}>{came}</option>}
      {Object.entries(options).map(([option, word]) => (
        <option key={option} value={option}>
          {word}
        </option>
      ))}
    </select>
  );
};

type ColoursProps = {
  label: string;
  value: unknown;
  theme: Theme;
  messages: readonly string[];
  set: Set;
};

/** All colours; an empty one is the theme's. */
const Colours = ({ label, value, theme, messages, set }: ColoursProps) => {
  const colours = isRecord(value) ? value : {};
  // the initial state only, so that it stays open while the last colour is retyped
  const [open, setOpen] = useState(Object.keys(colours).length > 0);
  return (
    <details
      className={css.more}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{label}</summary>
      {messages.map((message) => (
        <p key={message} className={css.wrong}>
          {message}
        </p>
      ))}
      <div className={css.checks}>
        {Object.entries(themeTokens).map(([token, { label: word }]) => {
          const usual = new Map(Object.entries(basePalettes[theme])).get(token) ?? '';
          const came = textOf(colours[token]);
          return (
            <label key={token} className={css.short}>
              {word}
              <span className={css.colour}>
                <span className={css.swatch} style={{ background: came || usual }} />
                <input
                  value={came}
                  placeholder={usual}
                  spellCheck={false}
                  onChange={({ target }) => set(target.value || undefined, [token])}
                />
              </span>
            </label>
          );
        })}
      </div>
    </details>
  );
};

const usualOf = (field: Field): string => {
  if (field.kind === 'number' && field.usual) return `，默认 ${field.usual}`;
  return field.kind === 'switch' ? '，默认关' : '';
};

const hintOf = (field: Field): string =>
  field.kind === 'link'
    ? '站内路径，留空则用默认的'
    : valuesOf(field).replaceAll('`', '') + usualOf(field);

type Props = {
  field: Field;
  value: unknown;
  theme: Theme;
  messages: readonly string[];
  set: Set;
};

export const SettingField = ({ field, value, theme, messages, set }: Props) => {
  const { label } = field;
  if (field.kind === 'colors')
    return <Colours label={label} value={value} theme={theme} messages={messages} set={set} />;
  if (field.kind === 'switch')
    return (
      <div className={css.field}>
        <Check checked={value === true} onChange={(on) => set(on || undefined)}>
          {label}
        </Check>
        {messages.map((message) => (
          <strong key={message} className={css.wrong}>
            {message}
          </strong>
        ))}
      </div>
    );
  const hint = hintOf(field);
  return (
    <Line label={label} hint={hint} messages={messages}>
      {(ids) => {
        if (field.kind === 'choice')
          return <SelectBox ids={ids} value={value} set={set} options={field.options} />;
        if (field.kind === 'number')
          return <NumberBox ids={ids} value={value} set={set} min={field.min} max={field.max} />;
        if (field.kind === 'references') return <IdsBox ids={ids} value={value} set={set} />;
        return <AddressBox ids={ids} value={value} set={set} />;
      }}
    </Line>
  );
};
