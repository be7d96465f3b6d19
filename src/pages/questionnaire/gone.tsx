import { CallError } from '../../platform/use-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What this domain refuses: asking again would not help. */
const REFUSED = /^55\d{3}$/;

export const Gone = ({ text }: { text: string }) => (
  <EmptyState
    text={text}
    action={<ButtonLink href="/questionnaire_list">看看其他问卷</ButtonLink>}
  />
);

/** A refusal in its own words, with a way on; undefined for what may mend itself. */
export const goneOr = (error: { message: string }) =>
  error instanceof CallError && REFUSED.test(error.code) ? (
    <Gone text={error.message} />
  ) : undefined;
