import type { ShareCard } from '#src/platform/share/card.ts';

/** Missing fields are not shown. */
export type SharedThing = {
  title: string;
  desc?: string;
  picture?: string;
  /** In words, with the kind of price. */
  price?: string;
  /** Its address in the app; by default that of this page. */
  address?: string;
};

export const sharedText = ({ title, price }: SharedThing, link: string): string =>
  `${[title, price].filter(Boolean).join('，')}\n${link}`;

export const thingCard = ({
  title,
  desc = '',
  picture = '',
  address = '',
}: SharedThing): ShareCard => ({ title, desc, imgUrl: picture, link: address });
