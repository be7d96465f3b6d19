import type { ReactNode } from 'react';
import { accountState } from '../../../schemas/api/account.ts';
import type { Data } from '../../../schemas/define-endpoint.ts';
import { useCall } from '../../platform/use-call.ts';
import { Answered } from '../../ui/answered.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormSkeleton } from '../../ui/skeleton/form.tsx';

type Account = Data<typeof accountState>;

/** What is known of the member's account, once it is known. */
export const WithAccount = ({ children }: { children: (account: Account) => ReactNode }) => (
  <Answered of={useCall(accountState)} skeleton={<FormSkeleton />}>
    {children}
  </Answered>
);

/** Instead of a form: why there is none, and where to go. */
export const Instead = ({ text, to, name }: { text: string; to: string; name: string }) => (
  <EmptyState text={text} action={<ButtonLink href={to}>{name}</ButtonLink>} />
);
