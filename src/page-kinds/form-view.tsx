import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Data, Endpoint } from '../../schemas/define-endpoint.ts';
import type { KindView } from '../platform/navigation/page.ts';
import { useCall } from '../platform/reading/use-call.ts';
import { PageFrame } from '../ui/page/frame.tsx';
import { FormSkeleton } from '../ui/skeleton/form.tsx';
import { Answered } from '../ui/state/answered.tsx';
import { FilledForm, type FormOptions } from './filled-form.tsx';

type Around<B extends Endpoint> = {
  /** The call whose answer the form starts from; without it the form shows at once. */
  begins?: B | undefined;
  /** Shown in place of the form where there is nothing to fill in. */
  instead?: ((known: Data<B>) => ReactNode) | undefined;
};

type Framed<B extends Endpoint> = Around<B> & {
  Form: ComponentType<{ known: Data<B> | undefined }>;
};

/** A form page around a form of its own, such as one of several steps, that sends `endpoint`. */
export const framedForm = <B extends Endpoint>(
  endpoint: Endpoint,
  { begins, instead, Form }: Framed<B>,
): KindView<'form'> => {
  const Known = ({ source }: { source: B }) => (
    <Answered of={useCall(source)} skeleton={<FormSkeleton />}>
      {(known) => instead?.(known) || <Form known={known} />}
    </Answered>
  );
  const Shown = () => (
    <PageFrame ground="card" spaced>
      {begins ? <Known source={begins} /> : <Form known={undefined} />}
    </PageFrame>
  );
  return Object.assign(Shown, { kind: 'form', source: endpoint, begins } as const);
};

/** A form page: the call `endpoint` sends the values, and the fields keep its payload's rules. */
export const formView = <E extends Endpoint, V extends FieldValues, B extends Endpoint = Endpoint>(
  endpoint: E,
  { begins, instead, ...form }: Around<B> & FormOptions<E, V, Data<B>>,
): KindView<'form'> =>
  framedForm(endpoint, {
    begins,
    instead,
    Form: ({ known }) => <FilledForm {...form} endpoint={endpoint} known={known} />,
  });
