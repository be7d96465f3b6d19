import { App } from 'antd';
import { useState } from 'react';
import { saveSheet } from './save-sheet.ts';

/** `lines` of CSV; `next`: `before` of the next call, null after the last. */
type Part = { lines: string; rows: number; next: number | null };
type Answer = { ok: true; data: Part } | { ok: false; message: string };

type Sheet = {
  /** The file's name without its date. */
  name: string;
  /** Limit of rows. */
  most: number;
  ask: (before: number | null) => Promise<Answer>;
  /** The message once all rows are saved, or only the newest ones. */
  text: { all: (rows: number) => string; some: (rows: number) => string };
  onDone?: () => void;
};

export const useSheet = ({ name, most, ask, text, onDone }: Sheet) => {
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const gather = async (): Promise<void> => {
    const parts: string[] = [];
    let rows = 0;
    let before: number | null = null;
    do {
      const answer = await ask(before);
      if (!answer.ok) return void message.error(answer.message);
      parts.push(answer.data.lines);
      rows += answer.data.rows;
      before = answer.data.next;
    } while (before !== null && rows < most);
    saveSheet(name, parts);
    if (before === null) void message.success(text.all(rows));
    else void message.warning(text.some(rows));
    onDone?.();
  };
  const run = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await gather();
    setBusy(false);
  };
  return { busy, run };
};
