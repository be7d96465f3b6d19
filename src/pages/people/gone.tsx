import { CallError } from '../../platform/use-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What this domain refuses: asking again would not help. */
const REFUSED = /^53\d{3}$/;

/** Instead of a teacher who is not there: a way on; other failures can be tried again. */
export const goneOr = (error: { message: string }) =>
  error instanceof CallError && REFUSED.test(error.code) ? (
    <EmptyState text={error.message} action={<ButtonLink href="/">去首页看看</ButtonLink>} />
  ) : undefined;
