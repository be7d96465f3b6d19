import { ButtonLink } from '../button/button.tsx';
import { EmptyState } from './empty.tsx';

type Failure = { message: string; code?: string; refusal?: string | undefined };

const REFUSED = /^\d{5}$/;

/**
 * Whether a failure is one of the product's own refusals, which have five digits: asking again does
 * not help. `passing` names those that may pass.
 */
export const isRefusal = (
  { code = '', refusal = '' }: Pick<Failure, 'code' | 'refusal'>,
  passing: readonly string[] = [],
): boolean => REFUSED.test(code) && !passing.includes(refusal);

/** Stands in place of what is not there or not needed, and says why, with a way on. */
export const NotFound = ({ text, href, name }: { text: string; href: string; name: string }) => (
  <EmptyState text={text} action={<ButtonLink href={href}>{name}</ButtonLink>} />
);

/** `Answered`'s view of a failure: a refusal says why and leads on; others can be tried again. */
export const notFoundTo =
  (href: string, name: string, passing: readonly string[] = []) =>
  (error: Failure) =>
    isRefusal(error, passing) ? (
      <NotFound text={error.message} href={href} name={name} />
    ) : undefined;
