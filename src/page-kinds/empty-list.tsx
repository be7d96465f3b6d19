import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';

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
