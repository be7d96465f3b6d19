import type { FieldValues } from 'react-hook-form';
import type { Data, Endpoint, Payload, ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import type { KindView } from '#src/platform/navigation/page.ts';
import { FilledForm, type FormOptions } from './filled-form.tsx';
import { type Begun, type Blank, framedForm } from './framed-form.tsx';

type Filled<E extends Endpoint, V extends FieldValues, K, A> = Omit<
  FormOptions<E, V, K>,
  'payload'
> & {
  payload: (values: V, query: A) => ReturnType<FormOptions<E, V, K>['payload']>;
};

/** A form page: the call `endpoint` sends the values, and the fields keep its payload's rules. */
export const formView = <
  E extends Endpoint,
  V extends FieldValues,
  B extends ReadEndpoint = ReadEndpoint,
  A extends Partial<Payload<B>> = Partial<Payload<B>>,
>(
  endpoint: E,
  { payload, ...options }: (Begun<B, A> | Blank<A>) & Filled<E, V, Data<B>, A>,
): KindView<'form'> => {
  const Form = ({ known, query }: { known: Data<B> | undefined; query: A }) => (
    <FilledForm
      {...options}
      payload={(values) => payload(values, query)}
      endpoint={endpoint}
      known={known}
    />
  );
  return framedForm(endpoint, { ...options, Form });
};
