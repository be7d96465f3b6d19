import { useShareCard } from '../../platform/share/use-card.ts';

type Shared = { title: string; subtitle: string; thumb: string };

/** Has the messenger share this page as the product it shows. */
export const useProductCard = (product: Shared | undefined): void =>
  useShareCard(
    product && {
      title: product.title,
      desc: product.subtitle || '来和我一起学习这门课',
      imgUrl: product.thumb,
    },
  );
