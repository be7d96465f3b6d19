import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { Button } from '../ui/button/button.tsx';
import { FormFrame } from '../ui/form/frame.tsx';
import type { SentForm } from './use-sent-form.ts';

type Props<V extends FieldValues> = {
  form: SentForm<V>;
  /** What the button that sends it says, and while it is being sent. */
  submit: string;
  sending: string;
  /** Stands below that button. */
  otherwise?: ReactNode;
  children: ReactNode;
};

/** A form with its fields, which find it in their context, and the button that sends it. */
export const FormLines = <V extends FieldValues>(props: Props<V>) => {
  const { form, submit, sending, otherwise, children } = props;
  return (
    <FormProvider {...form}>
      <FormFrame
        onSubmit={form.onSubmit}
        failure={form.failure}
        submit={
          <>
            <Button type="submit" busy={form.busy ? sending : undefined}>
              {submit}
            </Button>
            {otherwise}
          </>
        }
      >
        {children}
      </FormFrame>
    </FormProvider>
  );
};
