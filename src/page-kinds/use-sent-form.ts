import { type SyntheticEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { CheckedAnswer, Failed } from '#src/platform/calls/answered.ts';
import { failureText } from '#src/platform/calls/failure-text.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import { focusFirst } from '#src/ui/form/focus-first.ts';

type Options<V extends FieldValues, D> = Pick<UseFormProps<V>, 'mode' | 'shouldFocusError'> & {
  defaultValues: DefaultValues<V>;
  resolver: Resolver<V>;
  send: (values: V) => Promise<CheckedAnswer<D>>;
  /** Runs after a successful call, even where the page was left; the form stays busy until then. */
  done: (data: D, values: V) => unknown;
  /**
   * Leaves the form after a successful call, unless the member has left it already. The form stays
   * busy, so that a tap before it is gone sends nothing.
   */
  leave?: () => void;
  /** Words for a failure; by default the server's own, or plain ones. */
  words?: (answer: Failed) => string;
  /** true for a failure that is shown elsewhere than above the button. */
  refused?: (answer: Failed) => boolean;
};

export type SentForm<V extends FieldValues> = UseFormReturn<V> & {
  /** The failure shown above the button; '' for none. */
  failure: string;
  onSubmit: (event: SyntheticEvent) => void;
  busy: boolean;
};

/**
 * A form that is sent by one call: never twice at once, and with its values kept whatever the call
 * answers.
 */
export const useSentForm = <V extends FieldValues, D>(options: Options<V, D>): SentForm<V> => {
  const { defaultValues, resolver, mode = 'onSubmit', shouldFocusError = false } = options;
  const { send, done, leave, words = failureText, refused } = options;
  const form = useForm<V>({ defaultValues, resolver, mode, shouldFocusError });
  const [failure, setFailure] = useState('');
  const [leaving, setLeaving] = useState(false);
  const running = useRef(false);
  const here = useHere();
  const run = async (values: V): Promise<boolean> => {
    setFailure('');
    const answer = await send(values);
    if (answer.ok) {
      await done(answer.data, values);
      if (!leave || !here()) return false;
      setLeaving(true);
      leave();
      return true;
    }
    // a member who has left the page does not see the text above the button
    if (!here()) showToast(words(answer));
    else if (!refused?.(answer)) setFailure(words(answer));
    return false;
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    let left = false;
    const submit = form.handleSubmit(
      async (values) => {
        left = await run(values);
      },
      shouldFocusError ? undefined : focusFirst,
    );
    void submit(event).finally(() => {
      running.current = left;
    });
  };
  return { ...form, failure, onSubmit, busy: form.formState.isSubmitting || leaving };
};
