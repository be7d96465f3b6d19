import { useState } from 'react';
import { productDetail } from '#schemas/course/endpoints.ts';
import { productReviews } from '#schemas/course/review-endpoints.ts';
import { isId } from '#schemas/wire/primitives.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { ListView } from '#src/ui/list/view.tsx';
import { Line, Stack } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import type { Product } from '../lessons-of.ts';
import { notFound } from '../not-found.tsx';
import { productAddress } from '../product-address.ts';
import { ReviewForm } from './form.tsx';
import { ReviewItem } from './item.tsx';
import { Stars } from './stars.tsx';
import css from './view.module.css';

type SheetProps = { product: Product; open: boolean; onClose: () => void; onSaved: () => void };

const ReviewSheet = ({ product, open, onClose, onSaved }: SheetProps) => (
  <Sheet open={open} title={product.mine.score > 0 ? '修改评价' : '写评价'} onClose={onClose}>
    <ReviewForm
      id={product.id}
      score={product.mine.score}
      text={product.mine.review}
      onSaved={onSaved}
    />
  </Sheet>
);

const Rating = ({ product }: { product: Product }) => (
  <Line as="header" gap={16} padBlock={16} padInline="gutter" below={8} surface="card">
    {product.rating.average && <span className={css.average}>{product.rating.average}</span>}
    <Stack as="span" flex="fill">
      <Line as="a" kind="card-title" tap href={productAddress(product)}>
        {product.title}
      </Line>
      {product.rating.total > 0 ? (
        <Line as="span" kind="meta" tone="tertiary" gap={8}>
          <Stars score={Number(product.rating.average)} />共 {product.rating.total} 条评价
        </Line>
      ) : (
        <Line as="span" kind="meta" tone="tertiary" gap={8}>
          还没有评价
        </Line>
      )}
    </Stack>
  </Line>
);

type WriteProps = { product: Product; onWrite: () => void };

const WriteAction = ({ product, onWrite }: WriteProps) =>
  product.mine.access === 'none' ? (
    <ButtonLink look="outlined" href={productAddress(product)}>
      购买后可以评价，去看看课程
    </ButtonLink>
  ) : (
    <Button onClick={onWrite}>{product.mine.score > 0 ? '修改我的评价' : '写评价'}</Button>
  );

const useQuery = (): { id: string } | undefined => {
  const [id] = useParam('id');
  return isId(id) ? { id } : undefined;
};

/** `write=1` in the address opens the form of the member's own review. */
export default detailView(productDetail, {
  useQuery,
  flush: true,
  shapes: [['lines', 6]],
  notFound,
  useExtra: (query) => useList(productReviews, query ?? {}, { when: query !== undefined }),
  useParts: (product, { retry }, list) => {
    const [query, setQuery] = useParam('write');
    const [writing, setWriting] = useState(query === '1');
    const close = () => {
      setWriting(false);
      // without `write` in the address, coming back to this page does not open the form again
      if (query) setQuery('');
    };
    const onSaved = () => {
      close();
      list.reload();
      retry();
    };
    const body = (
      <>
        <Rating product={product} />
        <ListView
          list={list}
          rowHeight={110}
          skeleton="compact"
          label="评价"
          empty={<EmptyState text="还没有人评价，说说你的感受吧" />}
        >
          {(review) => <ReviewItem review={review} />}
        </ListView>
        <ReviewSheet
          product={product}
          open={writing && product.mine.access !== 'none'}
          onClose={close}
          onSaved={onSaved}
        />
      </>
    );
    return { action: <WriteAction product={product} onWrite={() => setWriting(true)} />, body };
  },
});
