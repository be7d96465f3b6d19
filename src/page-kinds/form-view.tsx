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
  /** What the form begins with; a form that begins with nothing shows at once. */
  begins?: B;
  values: (known: Data<B> | undefined) => DefaultValues<V>;
  /** What the values are sent as. */
  payload: (values: V) => Omit<Payload<E>, 'key'> & Partial<Payload<E>>;
  /** What only the form knows of its fields, and where else than at their own names faults are told. */
  rules?: (known: Data<B> | undefined) => Pick<FormRules<E, V>, 'own' | 'shownAt'>;
  /** Stands in place of the form where there is nothing to fill in. */
  instead?: (known: Data<B>) => ReactNode;
  /** The fields, which find the form in their context. */
  Fields: ComponentType<{ known: Data<B> | undefined }>;
  /** What the button that sends it says, and while it is being sent. */
  submit: string;
  sending: string;
  /** What is told once it is done. */
  done: (data: Data<E>, values: V) => string;
  /** Goes on from the page, unless it has been left meanwhile. */
  leave: () => void;
};

/** A page that is filled in and sent by the call `endpoint`, whose payload's rules its fields keep to. */
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
