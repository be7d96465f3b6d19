import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import css from './tabs.module.css';

type Tab = { id: string; name: string };

type Props = {
  /** Label of the whole row, read aloud. */
  label: string;
  tabs: readonly Tab[];
  current: string;
  onChoose: (id: string) => void;
  /** `line`: large, underlined; `pill`: small and filled. */
  look: 'line' | 'pill';
};

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at < last ? at + 1 : 0),
  ArrowLeft: (at, last) => (at > 0 ? at - 1 : last),
  Home: () => 0,
  End: (_, last) => last,
};

/** A row of tabs that scrolls sideways to the current one; arrow keys move between tabs. */
export const Tabs = ({ label, tabs, current, onChoose, look }: Props) => {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new current tab has to be scrolled into view
  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row.current || !tab) return;
    const middle = tab.offsetLeft + tab.offsetWidth / 2;
    row.current.scrollTo({ left: middle - row.current.clientWidth / 2, behavior: 'instant' });
  }, [current, tabs]);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === current);
    const to = tabs[steps[event.key]?.(at, tabs.length - 1) ?? -1];
    if (!to) return;
    event.preventDefault();
    onChoose(to.id);
    row.current?.querySelectorAll('button')[tabs.indexOf(to)]?.focus();
  };
  return (
    <div
      className={`${css.row} ${css[look]}`}
      ref={row}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ id, name }, index) => (
        <button
          className={css.tab}
          // a back end may list one category twice
          // biome-ignore lint/suspicious/noArrayIndexKey: position is what tells the two apart
          key={`${index}:${id}`}
          type="button"
          role="tab"
          aria-selected={id === current}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
};
