import { ButtonLink } from '../button/button.tsx';
import { EmptyState } from './empty.tsx';

type Failure = { message: string; code?: string };

const REFUSED = /^\d{5}$/;

/** Refusals that pass: the payment provider does not answer, or is still deciding. */
const passing: readonly string[] = ['61014', '61023'];

/** The product's own refusals have five digits: asking again would not help, but for a few. */
export const isRefusal = (code = ''): boolean => REFUSED.test(code) && !passing.includes(code);

/** Instead of what is gone or never was: why, and a way on. */
export const Gone = ({ text, href, name }: { text: string; href: string; name: string }) => (
  <EmptyState text={text} action={<ButtonLink href={href}>{name}</ButtonLink>} />
);

/** For `Answered`: what was refused says why and leads on; other failures can be tried again. */
export const goneTo = (href: string, name: string) => (error: Failure) =>
  isRefusal(error.code) ? <Gone text={error.message} href={href} name={name} /> : undefined;
