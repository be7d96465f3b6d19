import { CallError } from '../../platform/use-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The server's refusals of this domain: asking again would not help. */
const REFUSED = /^51\d{3}$/;

/** Instead of a page: what is gone or never was, and a way on; other failures can be tried again. */
export const goneOr = (error: { message: string }) =>
  error instanceof CallError && REFUSED.test(error.code) ? (
    <EmptyState text={error.message} action={<ButtonLink href="/">去首页看看</ButtonLink>} />
  ) : undefined;
