import { formOf } from '#schemas/layout/section-settings.ts';
import type { Theme } from '#schemas/layout/themes.ts';
import { isRecord } from '../../schema/is-record.ts';
import css from '../playground.module.css';
import { Line, SettingField } from './setting-field.tsx';
import { objectOf } from './write-item.ts';

export type FormMessage = { path: string; message: string };

type Props = {
  raw: unknown;
  /** As in the catalogue. */
  name: string;
  theme: Theme;
  /** Faults of the item; paths are relative to it. */
  messages: readonly FormMessage[];
  onChange: (field: readonly string[], value: unknown) => void;
};

const below = (messages: readonly FormMessage[], field: string): string[] =>
  messages.flatMap(({ path, message }) =>
    path === field || path.startsWith(`${field}.`) ? [message] : [],
  );

/** The settings form of a section, from the tables with which the server reads them. */
export const ItemForm = ({ raw, name, theme, messages, onChange }: Props) => {
  const { title, settings } = objectOf(raw);
  const { fields } = formOf(name);
  const given = isRecord(settings) ? settings : {};
  return (
    <fieldset className={css.form}>
      <legend>{name}的设置</legend>
      <Line
        label="标题"
        hint={`留空则用配置里的标题，或“${name}”`}
        messages={below(messages, 'title')}
      >
        {({ id, describedBy }) => (
          <input
            id={id}
            aria-describedby={describedBy}
            value={typeof title === 'string' ? title : ''}
            onChange={({ target }) => onChange(['title'], target.value)}
          />
        )}
      </Line>
      {fields.map(({ name: field, field: described }) => (
        <SettingField
          key={field}
          field={described}
          value={given[field]}
          theme={theme}
          messages={below(messages, `settings.${field}`)}
          set={(value, path = []) => onChange(['settings', field, ...path], value)}
        />
      ))}
      {fields.length === 0 && <p className={css.advice}>这个区块没有别的可以设置。</p>}
    </fieldset>
  );
};
