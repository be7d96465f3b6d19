import { App } from 'antd';
import { useState } from 'react';
import type { CheckedAnswer } from '../../platform/calls/answered.ts';

/** An asynchronous action that runs once at a time, with its busy state and its failure. */
export const useAction = <A extends unknown[], D>(
  make: (...args: A) => Promise<CheckedAnswer<D>>,
  onDone: (data: D) => void,
) => {
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const run = async (...args: A): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const answer = await make(...args);
    setBusy(false);
    if (!answer.ok) return void message.error(answer.message);
    onDone(answer.data);
  };
  return { busy, run };
};
