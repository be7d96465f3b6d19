import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { LineSign } from '../icon/line-sign.tsx';
import type { Act } from './acts.ts';
import css from './editor.module.css';

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Buttons of which one is in the order of the tab key; the arrow keys lead to the others. */
export const Toolbar = ({ label, children }: { label: string; children: ReactNode }) => {
  const bar = useRef<HTMLDivElement>(null);
  const buttons = () => [...(bar.current?.querySelectorAll('button') ?? [])];
  const hold = (held: EventTarget) => {
    for (const button of buttons()) button.tabIndex = button === held ? 0 : -1;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const held = document.activeElement;
    const at = held instanceof HTMLButtonElement ? all.indexOf(held) : -1;
    const next = at < 0 ? undefined : MOVES[event.key]?.(at, all.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const first = (element: HTMLDivElement | null) => {
    bar.current = element;
    const all = buttons();
    const [start] = all;
    if (start && !all.some(({ tabIndex }) => tabIndex === 0)) start.tabIndex = 0;
  };
  return (
    <div
      ref={first}
      role="toolbar"
      aria-label={label}
      className={css.bar}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => hold(target)}
    >
      {children}
    </div>
  );
};

type ToolProps = {
  label: string;
  d?: string;
  keys?: string | undefined;
  /** undefined for a button that has no state. */
  on?: boolean | undefined;
  off: boolean;
  onPress: () => void;
};

/** Stays reachable while it cannot be used, so that the focus is not lost. */
export const Tool = ({ label, d, keys, on, off, onPress }: ToolProps) => (
  <button
    type="button"
    tabIndex={-1}
    className={css.tool}
    title={keys ? `${label}（${keys.replaceAll('Control', 'Ctrl')}）` : label}
    aria-label={d === undefined ? undefined : label}
    aria-keyshortcuts={keys}
    aria-pressed={on}
    aria-disabled={off}
    // the selection stays in the article
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => !off && onPress()}
  >
    {d === undefined ? label : <LineSign d={d} size={1.4} stroke={1.7} />}
  </button>
);

type ActsProps = {
  editor: Editor;
  acts: readonly (Omit<Act, 'd'> & { d?: string })[];
  off: boolean;
};

export const Acts = ({ editor, acts, off }: ActsProps) =>
  acts.map(({ label, d, keys, run, isOn, can }) => (
    <Tool
      key={label}
      {...{ label, keys, on: isOn?.(editor) }}
      {...(d !== undefined && { d })}
      off={off || can?.(editor) === false}
      onPress={() => run(editor.chain().focus()).run()}
    />
  ));
