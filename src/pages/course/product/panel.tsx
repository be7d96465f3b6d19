import { reviewsAddress } from '#schemas/course/addresses.ts';
import { courseCards } from '#src/entities/course/card-of.ts';
import { CourseList } from '#src/entities/course/list.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { openPictures } from '#src/ui/media/picture-viewer.ts';
import { RichText } from '#src/ui/media/rich-text.tsx';
import { Box, Text } from '#src/ui/part/parts.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import type { Product } from '../lessons-of.ts';
import { ReviewItem } from '../review/item.tsx';
import css from './body.module.css';

const Introduction = ({ product }: { product: Product }) => (
  <>
    <Box padInline="gutter" padStart={16} padEnd={20} surface="card">
      {product.intro ? (
        <RichText
          html={product.intro}
          onPicture={(pictures, at) => void openPictures(pictures, at)}
        />
      ) : (
        <Text tone="secondary">老师还没有写介绍</Text>
      )}
    </Box>
    {product.related.length > 0 && (
      <Box
        as="section"
        padStart={12}
        padEnd={4}
        above={8}
        surface="card"
        className={css.related}
        aria-labelledby="related"
      >
        <Text as="h3" kind="section-title" padInline="gutter" id="related">
          相关课程
        </Text>
        <CourseList courses={courseCards(product.related)} as="rows" />
      </Box>
    )}
  </>
);

const Reviews = ({ product: { id, rating, mine } }: { product: Product }) => {
  const all = reviewsAddress({ id });
  if (rating.total === 0)
    return (
      <EmptyState
        text="还没有人评价"
        action={mine.access !== 'none' && <ButtonLink href={all}>写第一条评价</ButtonLink>}
      />
    );
  return (
    <div className={css.reviews}>
      {rating.latest.map((review) => (
        <ReviewItem key={review.id} review={review} />
      ))}
      <Box padBlock={12} padInline="gutter" surface="card">
        <ButtonLink look="outlined" href={all}>
          全部 {rating.total} 条评价
        </ButtonLink>
      </Box>
    </div>
  );
};

export type PanelProps = { product: Product; of: 'intro' | 'reviews' };

/** What a product's page tells beside its catalogue. */
export default function ProductPanel({ product, of }: PanelProps) {
  return of === 'intro' ? <Introduction product={product} /> : <Reviews product={product} />;
}
