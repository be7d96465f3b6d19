import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { Picture } from '../../../ui/media/picture.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../../ui/state/answered.tsx';
import { goneOr } from '../gone.tsx';
import type { Product } from '../lessons-of.ts';
import { useBuy } from '../use-buy.ts';
import { useProduct } from '../use-product.ts';
import { useProductCard } from '../use-product-card.ts';
import { ProductBar } from './bar.tsx';
import { ProductBody } from './body.tsx';
import { ProductHead } from './head.tsx';
import css from './product-page.module.css';

export const ProductSkeleton = () => (
  <Skeletons
    bones={[
      ['banner', 1],
      ['lines', 2],
      ['rows', 3],
    ]}
  />
);

export const ProductCover = ({ product }: { product: Product }) => (
  <div className={css.cover}>
    <Picture src={product.thumb} ratio="course" eager />
  </div>
);

type Props = {
  title: string;
  chapterLinks?: boolean;
  /** Between the head and the tabs. */
  lead?: (product: Product, onBuy: () => void) => ReactNode;
};

/** A product before and between studying: what it is, what it costs, where to go on. */
export const ProductPage = ({ title, chapterLinks = false, lead }: Props) => {
  const { id = '' } = useParams();
  const called = useProduct(id);
  const buy = useBuy(called.data);
  useProductCard(called.data);
  return (
    <PageFrame
      title={title}
      flush
      action={called.data && <ProductBar product={called.data} onBuy={buy} />}
    >
      <Answered of={called} skeleton={<ProductSkeleton />} failed={goneOr}>
        {(product) => (
          <>
            <ProductCover product={product} />
            <ProductHead product={product} />
            {lead?.(product, buy)}
            <ProductBody product={product} onBuy={buy} chapterLinks={chapterLinks} />
          </>
        )}
      </Answered>
    </PageFrame>
  );
};
