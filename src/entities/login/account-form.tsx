import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { Button } from '../../ui/button/button.tsx';
import { FormFrame } from '../../ui/form/frame.tsx';
import type { SentForm } from './use-account-form.ts';

type Props<V extends FieldValues> = {
  form: SentForm<V>;
  /** What the button that sends it says, and while it is being sent. */
  submit: string;
  sending: string;
  /** Stands below that button. */
  otherwise?: ReactNode;
  children: ReactNode;
};

/** A form of the account; its fields find it in their context. */
export const AccountForm = <V extends FieldValues>(props: Props<V>) => {
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
