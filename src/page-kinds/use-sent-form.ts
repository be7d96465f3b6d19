import { type SyntheticEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { Data, Endpoint, Payload } from '../../schemas/define-endpoint.ts';
import { failureText } from '../platform/calls/failure-text.ts';
import { showToast } from '../platform/feedback/toast.ts';
import { useHere } from '../platform/navigation/use-here.ts';
import { change } from '../platform/writing/change.ts';
import { type FormRules, payloadResolver } from '../platform/writing/payload-resolver.ts';
import { focusFirst } from '../ui/form/focus-first.ts';

export type FormSending<E extends Endpoint, V extends FieldValues> = {
  /** What the values are sent as. */
  payload: (values: V) => Omit<Payload<E>, 'key'> & Partial<Payload<E>>;
  /** What is told once it is done. */
  done: (data: Data<E>, values: V) => string;
  /** Goes on from the page, unless it has been left meanwhile. */
  leave: () => void;
};

type Rules<E extends Endpoint, V extends FieldValues> = Pick<FormRules<E, V>, 'own' | 'shownAt'>;

type SentForm<V extends FieldValues> = UseFormReturn<V> & {
  onSubmit: (event: SyntheticEvent) => void;
  busy: boolean;
  /** What went wrong, for above the button; '' for nothing. */
  failure: string;
};

/** A form that is sent by one call, once; what was typed stays whatever the answer. */
export const useSentForm = <E extends Endpoint, V extends FieldValues>(
  endpoint: E,
  defaultValues: DefaultValues<V>,
  { payload, done, leave }: FormSending<E, V>,
  rules: Rules<E, V>,
): SentForm<V> => {
  const resolver = payloadResolver<E, V>(endpoint, { ...rules, payload });
  const form = useForm<V>({ defaultValues, resolver, shouldFocusError: false });
  const [failure, setFailure] = useState('');
  const running = useRef(false);
  const here = useHere();
  const run = async (values: V) => {
    setFailure('');
    const answer = await change(endpoint, payload(values));
    if (answer.ok) {
      showToast(done(answer.data, values));
      if (here()) leave();
      return;
    }
    // whoever has left cannot read it above the button
    if (here()) setFailure(failureText(answer));
    else showToast(failureText(answer));
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
  return { ...form, onSubmit, failure, busy: form.formState.isSubmitting };
};
