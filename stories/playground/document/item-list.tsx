import { useState } from 'react';
import { type Theme, themes } from '#schemas/layout/themes.ts';
import type { DocumentFault } from '#schemas/publication/home-document.ts';
import css from '../playground.module.css';
import type { Row } from './explain-page.ts';
import { type FormMessage, ItemForm } from './item-form.tsx';
import { ItemRow } from './item-row.tsx';
import type { Page } from './read-document.ts';
import { catalogued } from './read-items.ts';
import { changedItem, objectOf, valueAt, withItem } from './write-item.ts';

/** More rows than anybody reads at once; the others come by a button. */
const STEP = 60;

type Props = {
  rows: readonly Row[];
  page: Page;
  faults: readonly DocumentFault[];
  text: string;
  /** What the text is now; undefined where it is no JSON. */
  value: unknown;
  /** Whether an item may be written as its name alone. */
  names: boolean;
  onText: (text: string) => void;
};

/** Whether the item has to say its title, as those of a home document's order do. */
const keepsTitle = ({ path }: Row, names: boolean): boolean =>
  !names && path[0] === 'sections' && path.length === 2;

/** What is wrong with an item, and what the server says beside. */
const messagesFor = ({ path, misfits }: Row, faults: readonly DocumentFault[]): FormMessage[] => {
  const prefix = `${path.join('.')}.`;
  const own = faults.flatMap((fault) =>
    fault.path.startsWith(prefix)
      ? [{ path: fault.path.slice(prefix.length), message: fault.message }]
      : [],
  );
  const messages = new Set(misfits.map(({ message }) => message));
  return [...misfits, ...own.filter(({ message }) => !messages.has(message))];
};

const themeFor = (row: Row, page: Page, value: unknown): Theme => {
  const themeAt = (path: Row['path']) => {
    const themeName = objectOf(valueAt(value, path)).theme;
    return themes.find((theme) => theme === themeName);
  };
  const group = row.held ? themeAt(row.path.slice(0, -2)) : undefined;
  return themeAt(row.path) ?? group ?? page.theme;
};

const FormFor = ({ row, page, faults, text, value, names, onText }: Props & { row: Row }) => {
  const raw = valueAt(value, row.path);
  if (raw === undefined) return <p className={css.advice}>先改正 JSON，再来设置。</p>;
  const onChange = (field: readonly string[], next: unknown) => {
    const cleared = next === '' && field[0] === 'title' && !keepsTitle(row, names);
    const item = changedItem(raw, field, cleared ? undefined : next, names);
    onText(withItem(text, row.path, item));
  };
  const { name } = objectOf(raw);
  return (
    <ItemForm
      raw={raw}
      name={catalogued(typeof name === 'string' ? name : row.name, page)}
      theme={themeFor(row, page, value)}
      messages={messagesFor(row, faults)}
      onChange={onChange}
    />
  );
};

/** Every item of the page with its verdict; one of them opened with its form. */
export const ItemList = (props: Props) => {
  const { rows, page } = props;
  const [open, setOpen] = useState('');
  const [most, setMost] = useState(STEP);
  const rest = rows.length - most;
  return (
    <>
      <ol className={css.order} aria-label="区块和原因">
        {rows.slice(0, most).map((row) => (
          <ItemRow
            key={row.location}
            row={row}
            messages={messagesFor(row, props.faults)}
            open={row.location === open}
            written={page.written}
            onToggle={() => setOpen(row.location === open ? '' : row.location)}
          >
            <FormFor {...props} row={row} />
          </ItemRow>
        ))}
      </ol>
      {rest > 0 && (
        <div className={css.add}>
          <button type="button" onClick={() => setMost(most + STEP)}>
            还有 {rest} 项，再列 {Math.min(STEP, rest)} 项
          </button>
        </div>
      )}
    </>
  );
};
