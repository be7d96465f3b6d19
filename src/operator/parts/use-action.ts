import { App } from 'antd';
import { useState } from 'react';
import type { Answered } from '../../platform/calls/answered.ts';

/** Something that is done, one at a time: busy while it is under way, told when it failed. */
export const useAction = <A extends unknown[], D>(
  make: (...args: A) => Promise<Answered<D>>,
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
