import { App } from 'antd';
import { useState } from 'react';
import type { CheckedAnswer } from '#src/platform/calls/answered.ts';

/** `done` and `failed` ('' for no failure) describe the last run until the next one. */
export type ActionState = { busy: boolean; done: boolean; failed: string };

export const idle: ActionState = { busy: false, done: false, failed: '' };

/** Runs once at a time; a failure is shown at once. */
export const useAction = <A extends unknown[], D>(
  make: (...args: A) => Promise<CheckedAnswer<D>>,
  onDone: (data: D) => void,
) => {
  const { message } = App.useApp();
  const [state, setState] = useState(idle);
  const run = async (...args: A): Promise<void> => {
    if (state.busy) return;
    setState({ ...idle, busy: true });
    const answer = await make(...args);
    setState({ ...idle, ...(answer.ok ? { done: true } : { failed: answer.message }) });
    if (!answer.ok) return void message.error(answer.message);
    onDone(answer.data);
  };
  return { ...state, run };
};
