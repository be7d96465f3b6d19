import type { ShareCard } from '#src/platform/share/card.ts';

/** What is shared; what is left out is not shown. */
export type SharedThing = {
  title: string;
  desc?: string;
  picture?: string;
  /** What it costs, in words, with what kind of price that is. */
  price?: string;
  /** Its address in the app; this page where it is left out. */
  address?: string;
};

/** The text that is copied: what it is, and its link. */
export const sharedText = ({ title, price }: SharedThing, link: string): string =>
  `${[title, price].filter(Boolean).join('，')}\n${link}`;

/** A thing as the messenger shares it. */
export const thingCard = ({
  title,
  desc = '',
  picture = '',
  address = '',
}: SharedThing): ShareCard => ({ title, desc, imgUrl: picture, link: address });
