import { Button, ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/state/empty.tsx';

/**
 * What an empty list says, and where it leads, if anywhere: the link's name and its address, or what
 * it does on the page.
 */
export type EmptyWords = { text: string; link?: string; to?: string | (() => void) };

export const EmptyList = ({ text, link, to }: EmptyWords) => {
  if (to === undefined) return <EmptyState text={text} />;
  const way =
    typeof to === 'string' ? (
      <ButtonLink href={to}>{link}</ButtonLink>
    ) : (
      <Button onClick={to}>{link}</Button>
    );
  return <EmptyState text={text} action={way} />;
};
