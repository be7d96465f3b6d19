import { CallError } from '../../platform/use-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

type Way = { href: string; name: string };

/** A refusal of the back end in its own words, with a way on; what may mend itself is no refusal. */
export const goneTo =
  ({ href, name }: Way) =>
  (error: { message: string }) =>
    error instanceof CallError && /^6\d{4}$/.test(error.code) ? (
      <EmptyState text={error.message} action={<ButtonLink href={href}>{name}</ButtonLink>} />
    ) : undefined;
