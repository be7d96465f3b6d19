import { App } from 'antd';
import { useState } from 'react';
import type { CheckedAnswer } from '#src/platform/calls/answered.ts';

/** `done`: it has succeeded, `failed`: why it has not, both until it runs again. */
export type ActionState = { busy: boolean; done: boolean; failed: string };

export const idle: ActionState = { busy: false, done: false, failed: '' };

/** An asynchronous action that runs once at a time, with its state; its failure is told at once. */
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
