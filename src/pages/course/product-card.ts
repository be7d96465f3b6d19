import type { ShareCard } from '../../platform/share/card.ts';

type Shared = { title: string; subtitle: string; thumb: string };

/** A product as the messenger shares it. */
export const productCard = ({ title, subtitle, thumb }: Shared): Partial<ShareCard> => ({
  title,
  desc: subtitle || '来和我一起学习这门课',
  imgUrl: thumb,
});
