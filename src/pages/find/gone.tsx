import { CallError } from '../../platform/use-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What this domain refuses: asking again would not help. */
const REFUSED = /^481\d{2}$/;

/** Instead of a page: what is gone or never was, and a way on; other failures can be tried again. */
export const goneOr = (error: { message: string }) =>
  error instanceof CallError && REFUSED.test(error.code) ? (
    <EmptyState text={error.message} action={<ButtonLink href="/find">去发现逛逛</ButtonLink>} />
  ) : undefined;
