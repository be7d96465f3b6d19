import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { type DefaultValues, type FieldValues, FormProvider } from 'react-hook-form';
import type { Data, Endpoint } from '../../schemas/define-endpoint.ts';
import type { KindView } from '../platform/navigation/page.ts';
import { useCall } from '../platform/reading/use-call.ts';
import type { FormRules } from '../platform/writing/payload-resolver.ts';
import { Button } from '../ui/button/button.tsx';
import { FormFrame } from '../ui/form/frame.tsx';
import { PageFrame } from '../ui/page/frame.tsx';
import { FormSkeleton } from '../ui/skeleton/form.tsx';
import { Answered } from '../ui/state/answered.tsx';
import { type FormSending, useSentForm } from './use-sent-form.ts';

type Options<E extends Endpoint, V extends FieldValues, B extends Endpoint> = FormSending<E, V> &
  Pick<ComponentProps<typeof PageFrame>, 'title'> & {
    /** What the form begins with; a form that begins with nothing shows at once. */
    begins?: B;
    values: (known: Data<B> | undefined) => DefaultValues<V>;
    /** What only the form knows of its fields, and where else than at their own names faults are told. */
    rules?: (known: Data<B> | undefined) => Pick<FormRules<E, V>, 'own' | 'shownAt'>;
    /** Stands in place of the form where there is nothing to fill in. */
    instead?: (known: Data<B>) => ReactNode;
    /** The fields, which find the form in their context. */
    Fields: ComponentType<{ known: Data<B> | undefined }>;
    /** What the button that sends it says, and while it is being sent. */
    submit: string;
    sending: string;
  };

/** A page that is filled in and sent by the call `endpoint`, whose payload's rules its fields keep to. */
export const formView = <E extends Endpoint, V extends FieldValues, B extends Endpoint = Endpoint>(
  endpoint: E,
  options: Options<E, V, B>,
): KindView<'form'> => {
  const { begins, values, rules, instead, Fields, submit, sending, title, ...sent } = options;
  const Filled = ({ known }: { known: Data<B> | undefined }) => {
    const form = useSentForm<E, V>(endpoint, values(known), sent, rules?.(known) ?? {});
    return (
      <FormProvider {...form}>
        <FormFrame
          onSubmit={form.onSubmit}
          failure={form.failure}
          submit={
            <Button type="submit" busy={form.busy ? sending : undefined}>
              {submit}
            </Button>
          }
        >
          <Fields known={known} />
        </FormFrame>
      </FormProvider>
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
