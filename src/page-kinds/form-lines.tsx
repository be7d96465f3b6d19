import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { Button } from '#src/ui/button/button.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import type { SentForm } from './use-sent-form.ts';

type Props<V extends FieldValues> = {
  form: SentForm<V>;
  submit: string;
  sending?: string;
  otherwise?: ReactNode;
  children: ReactNode;
};

export const FormLines = <V extends FieldValues>(props: Props<V>) => {
  const { form, submit, sending = submit, otherwise, children } = props;
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
