import { type SyntheticEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { Answered, Failed } from '../platform/calls/answered.ts';
import { failureText } from '../platform/calls/failure-text.ts';
import { showToast } from '../platform/feedback/toast.ts';
import { useHere } from '../platform/navigation/use-here.ts';
import { focusFirst } from '../ui/form/focus-first.ts';

type Options<V extends FieldValues, D> = {
  defaultValues: DefaultValues<V>;
  /** Judges the values as the call will. */
  resolver: Resolver<V>;
  /** Makes the call. */
  send: (values: V) => Promise<Answered<D>>;
  /** What follows, wherever the member is by then; until it is over the form stays busy. */
  done: (data: D, values: V) => unknown;
  /** Goes on from the page, unless it has been left meanwhile. */
  leave?: () => void;
  /** true where a failure is seen to elsewhere than above the button. */
  refused?: (answer: Failed) => boolean;
};

export type SentForm<V extends FieldValues> = UseFormReturn<V> & {
  /** What went wrong, for above the button; '' for nothing. */
  failure: string;
  onSubmit: (event: SyntheticEvent) => void;
  busy: boolean;
};

/**
 * A form that is sent by one call: not twice at once, and with what was typed kept whatever the
 * answer.
 */
export const useSentForm = <V extends FieldValues, D>(options: Options<V, D>): SentForm<V> => {
  const { defaultValues, resolver, send, done, leave, refused } = options;
  const form = useForm<V>({ defaultValues, resolver, shouldFocusError: false });
  const [failure, setFailure] = useState('');
  const running = useRef(false);
  const here = useHere();
  const run = async (values: V) => {
    setFailure('');
    const answer = await send(values);
    if (answer.ok) {
      await done(answer.data, values);
      if (here()) leave?.();
      return;
    }
    // a member who has left the page does not see the text above the button
    if (!here()) showToast(failureText(answer));
    else if (!refused?.(answer)) setFailure(failureText(answer));
  };
  const submit = form.handleSubmit(run, focusFirst);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    void submit(event).finally(() => {
      running.current = false;
    });
  };
  return { ...form, failure, onSubmit, busy: form.formState.isSubmitting };
};
