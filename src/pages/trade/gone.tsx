import { CallError } from '../../platform/use-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What orders, coupons and activities refuse: asking again would not help. */
const REFUSED = /^6[1-3]\d{3}$/;

/** Says why there is nothing here, with a way on. */
export const Gone = ({ text, href = '/orderList' }: { text: string; href?: string }) => (
  <EmptyState
    text={text}
    action={
      <ButtonLink href={href}>{href === '/orderList' ? '查看我的订单' : '看看好课'}</ButtonLink>
    }
  />
);

/** A refusal in its own words; undefined for what may mend itself. */
export const goneOr =
  (href?: string) =>
  (error: { message: string }) =>
    error instanceof CallError && REFUSED.test(error.code) ? (
      <Gone text={error.message} {...(href ? { href } : {})} />
    ) : undefined;
