import { App } from 'antd';
import { useRef, useState } from 'react';
import type { Answered } from '../../platform/calls/answered.ts';
import { randomKey } from '../../platform/writing/random-key.ts';

/**
 * Something that is done once: busy while it is under way, told when it failed, and with the same
 * key when it is tried again.
 */
export const useAction = <A extends unknown[], D>(
  make: (key: string, ...args: A) => Promise<Answered<D>>,
  onDone: (data: D) => void,
) => {
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const intent = useRef({ of: '', key: '' });
  const run = async (...args: A): Promise<void> => {
    if (busy) return;
    const of = JSON.stringify(args);
    if (intent.current.of !== of) intent.current = { of, key: randomKey() };
    setBusy(true);
    const answer = await make(intent.current.key, ...args);
    setBusy(false);
    if (!answer.ok) return void message.error(answer.message);
    intent.current = { of: '', key: '' };
    onDone(answer.data);
  };
  return { busy, run };
};
