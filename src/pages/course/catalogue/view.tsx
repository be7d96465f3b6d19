import { useParams } from 'wouter';
import { columnAddress } from '#schemas/course/addresses.ts';
import { productDetail } from '#schemas/course/endpoints.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Line, Text } from '#src/ui/part/parts.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import type { Product } from '../lessons-of.ts';
import { notFound } from '../not-found.tsx';
import { orderProduct } from '../order-product.ts';
import { productCard } from '../product-card.ts';
import { useProductId } from '../use-product.ts';
import { Catalogue } from './catalogue.tsx';
import css from './view.module.css';

const finishedIn = (lessons: Product['chapters'][number]['lessons']): string =>
  `共 ${lessons.length} 节，已学完 ${lessons.filter(({ finished }) => finished).length} 节`;

const useNamed = () => useParams<{ product: string; chapter: string }>();

const Chapter = ({ product }: { product: Product }) => {
  const named = useNamed();
  const column = columnAddress({ id: named.product });
  const chapter = product.chapters.find(({ id }) => id === named.chapter);
  if (!chapter)
    return (
      <EmptyState
        text="这一章已下架或不存在"
        action={<ButtonLink href={column}>查看全部目录</ButtonLink>}
      />
    );
  return (
    <>
      <header className={css.head}>
        <Text as="h2" kind="page-title" breaks="pretty">
          {chapter.title}
        </Text>
        <Text kind="meta" tone="tertiary" above={4}>
          {finishedIn(chapter.lessons)}
        </Text>
        <Line as="a" kind="meta" tone="accent" tap href={column}>
          {product.title}
        </Line>
      </header>
      <Catalogue product={product} chapter={chapter.id} onBuy={() => orderProduct(product)} />
    </>
  );
};

export default detailView(productDetail, {
  useQuery: useProductId,
  useBack: () => columnAddress({ id: useNamed().product }),
  title: '章节目录',
  flush: true,
  shapes: [['lines', 8]],
  notFound,
  share: productCard,
  body: (product) => <Chapter product={product} />,
});
