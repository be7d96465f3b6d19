import type { ReactNode } from 'react';
import type { Data } from '../../../schemas/define-endpoint.ts';
import { accountState } from '../../../schemas/member/endpoints.ts';
import { useCall } from '../../platform/reading/use-call.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FormSkeleton } from '../../ui/skeleton/form.tsx';
import { Answered } from '../../ui/state/answered.tsx';
import { EmptyState } from '../../ui/state/empty.tsx';

type Account = Data<typeof accountState>;

/** Renders `children` with the member's account once it has been read. */
export const WithAccount = ({ children }: { children: (account: Account) => ReactNode }) => (
  <Answered of={useCall(accountState)} skeleton={<FormSkeleton />}>
    {children}
  </Answered>
);

/** Shown in place of a form that is not available: why, and a link. */
export const Instead = ({ text, to, name }: { text: string; to: string; name: string }) => (
  <EmptyState text={text} action={<ButtonLink href={to}>{name}</ButtonLink>} />
);
