import { ButtonLink } from '../button/button.tsx';
import { EmptyState } from './empty.tsx';

type Failure = { message: string; code?: string; refusal?: string | undefined };

const REFUSED = /^\d{5}$/;

/**
 * The product's own refusals have five digits: retrying does not help. `passing` names refusals that may
 * pass.
 */
export const isRefusal = (
  { code = '', refusal = '' }: Pick<Failure, 'code' | 'refusal'>,
  passing: readonly string[] = [],
): boolean => REFUSED.test(code) && !passing.includes(refusal);

export const NotFound = ({ text, href, name }: { text: string; href: string; name: string }) => (
  <EmptyState text={text} action={<ButtonLink href={href}>{name}</ButtonLink>} />
);

/** For `Answered`: a refusal shows why and a link; other failures can be retried. */
export const notFoundTo =
  (href: string, name: string, passing: readonly string[] = []) =>
  (error: Failure) =>
    isRefusal(error, passing) ? (
      <NotFound text={error.message} href={href} name={name} />
    ) : undefined;
