import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { Data, Endpoint, Payload } from '../../schemas/define-endpoint.ts';
import { showToast } from '../platform/feedback/toast.ts';
import type { KindView } from '../platform/navigation/page.ts';
import { useCall } from '../platform/reading/use-call.ts';
import { change } from '../platform/writing/change.ts';
import { type FormRules, payloadResolver } from '../platform/writing/payload-resolver.ts';
import { PageFrame } from '../ui/page/frame.tsx';
import { FormSkeleton } from '../ui/skeleton/form.tsx';
import { Answered } from '../ui/state/answered.tsx';
import { FormLines } from './form-lines.tsx';
import { useSentForm } from './use-sent-form.ts';

type Options<E extends Endpoint, V extends FieldValues, B extends Endpoint> = Pick<
  ComponentProps<typeof PageFrame>,
  'title'
> & {
  /** The call whose answer the form starts from; without it the form shows at once. */
  begins?: B;
  values: (known: Data<B> | undefined) => DefaultValues<V>;
  /** Makes the payload from the form's values. */
  payload: (values: V) => Omit<Payload<E>, 'key'> & Partial<Payload<E>>;
  /** Rules of the form's own, and the fields at which the payload's faults are shown. */
  rules?: (known: Data<B> | undefined) => Pick<FormRules<E, V>, 'own' | 'shownAt'>;
  /** Shown in place of the form where there is nothing to fill in. */
  instead?: (known: Data<B>) => ReactNode;
  /** The fields, which find the form in their context. */
  Fields: ComponentType<{ known: Data<B> | undefined }>;
  /** Texts of the submit button, before and while the form is sent. */
  submit: string;
  sending: string;
  /** The toast after the form was sent. */
  done: (data: Data<E>, values: V) => string;
  /** Leaves the page after the form was sent, unless the member has left it already. */
  leave: () => void;
};

/** A form page: the call `endpoint` sends the values, and the fields keep its payload's rules. */
export const formView = <E extends Endpoint, V extends FieldValues, B extends Endpoint = Endpoint>(
  endpoint: E,
  options: Options<E, V, B>,
): KindView<'form'> => {
  const { begins, values, payload, rules, instead, Fields, done, leave, title } = options;
  const Filled = ({ known }: { known: Data<B> | undefined }) => {
    const form = useSentForm<V, Data<E>>({
      defaultValues: values(known),
      resolver: payloadResolver<E, V>(endpoint, { ...rules?.(known), payload }),
      send: (filled) => change(endpoint, payload(filled)),
      done: (data, filled) => showToast(done(data, filled)),
      leave,
    });
    return (
      <FormLines form={form} submit={options.submit} sending={options.sending}>
        <Fields known={known} />
      </FormLines>
    );
  };
  const Known = ({ source }: { source: B }) => (
    <Answered of={useCall(source)} skeleton={<FormSkeleton />}>
      {(known) => instead?.(known) || <Filled known={known} />}
    </Answered>
  );
  const Shown = () => (
    <PageFrame title={title} ground="card" spaced>
      {begins ? <Known source={begins} /> : <Filled known={undefined} />}
    </PageFrame>
  );
  return Object.assign(Shown, { kind: 'form', source: endpoint, begins } as const);
};
