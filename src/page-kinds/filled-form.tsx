import type { ComponentType } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { Data, Endpoint, Payload, UnkeyedPayload } from '#schemas/wire/define-endpoint.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { change } from '#src/platform/writing/change.ts';
import { type FormRules, payloadResolver } from '#src/platform/writing/payload-resolver.ts';
import { FormLines } from './form-lines.tsx';
import { useSentForm } from './use-sent-form.ts';

/** `K`: what is known before the form is filled in; undefined where it starts blank. */
export type FormOptions<E extends Endpoint, V extends FieldValues, K> = {
  values: (known: K | undefined) => DefaultValues<V>;
  payload: (values: V) => UnkeyedPayload<E> & Partial<Payload<E>>;
  /** The form's own rules, and the fields at which the payload's faults are shown. */
  rules?: (known: K | undefined) => Pick<FormRules<E, V>, 'own' | 'shownAt'>;
  Fields: ComponentType<{ known: K | undefined }>;
  /** Texts of the submit button, before and while the form is sent. */
  submit: string;
  sending: string;
  /** The toast after the form was sent; runs even where the page was left. */
  done: (data: Data<E>, values: V) => string;
  /** Leaves the form after it was sent, unless the member has left it already. */
  leave?: () => void;
};

type Props<E extends Endpoint, V extends FieldValues, K> = FormOptions<E, V, K> & {
  endpoint: E;
  known?: K | undefined;
};

export const FilledForm = <E extends Endpoint, V extends FieldValues, K>({
  endpoint,
  known,
  ...options
}: Props<E, V, K>) => {
  const { values, payload, rules, Fields, submit, sending, done, leave } = options;
  const form = useSentForm<V, Data<E>>({
    defaultValues: values(known),
    resolver: payloadResolver<E, V>(endpoint, { ...rules?.(known), payload }),
    send: (filled) => change(endpoint, payload(filled)),
    done: (data, filled) => showToast(done(data, filled)),
    ...(leave && { leave }),
  });
  return (
    <FormLines form={form} submit={submit} sending={sending}>
      <Fields known={known} />
    </FormLines>
  );
};
