import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/state/empty.tsx';

/** What an empty list says, and where it leads: the link's name and its address. */
export type EmptyWords = { text: string; link: string; to: string };

export const EmptyList = ({ text, link, to }: EmptyWords) => (
  <EmptyState text={text} action={<ButtonLink href={to}>{link}</ButtonLink>} />
);
