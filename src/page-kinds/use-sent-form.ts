import { type SyntheticEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { Data, Endpoint, Payload } from '../../schemas/define-endpoint.ts';
import { showToast } from '../platform/feedback/toast.ts';
import { useHere } from '../platform/navigation/use-here.ts';
import { type FormRules, payloadResolver } from '../platform/writing/payload-resolver.ts';
import { useChange } from '../platform/writing/use-change.ts';

export type Sending<E extends Endpoint, V extends FieldValues> = Pick<
  FormRules<E, V>,
  'own' | 'shownAt'
> & {
  payload: (values: V) => Omit<Payload<E>, 'key'> & Partial<Payload<E>>;
  /** What a call says that was not answered. */
  failed: string;
  /** What is told once it is done. */
  done: (data: Data<E>, values: V) => string;
  /** Goes on from the page, unless it has been left meanwhile. */
  leave: () => void;
};

export type SentForm<V extends FieldValues> = UseFormReturn<V> & {
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  busy: boolean;
  /** What went wrong, for above the button; '' for nothing. */
  failure: string;
};

/** A form that is sent by one call, once; what was typed stays whatever the answer. */
export const useSentForm = <E extends Endpoint, V extends FieldValues>(
  endpoint: E,
  defaultValues: DefaultValues<V>,
  { failed, done, leave, ...rules }: Sending<E, V>,
): SentForm<V> => {
  const resolver = payloadResolver(endpoint, rules);
  const form = useForm<V>({ defaultValues, resolver });
  const { send, busy, failure } = useChange(endpoint, failed);
  const here = useHere();
  const [over, setOver] = useState(false);
  const sent = useRef(false);
  const onSubmit = form.handleSubmit(async (values) => {
    if (sent.current) return;
    const answer = await send(rules.payload(values));
    // whoever has left cannot read it above the button
    if (answer && !answer.ok && !here()) showToast(answer.message || failed);
    if (!answer?.ok) return;
    // until the page is left a further tap would send it anew
    sent.current = true;
    setOver(true);
    showToast(done(answer.data, values));
    if (here()) leave();
  });
  return { ...form, onSubmit, busy: busy || over, failure };
};
