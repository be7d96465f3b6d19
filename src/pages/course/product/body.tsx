import { reviewsAddress } from '#schemas/course/addresses.ts';
import { courseCards } from '#src/entities/course/card-of.ts';
import { CourseList } from '#src/entities/course/list.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { openPictures } from '#src/ui/media/picture-viewer.ts';
import { RichText } from '#src/ui/media/rich-text.tsx';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { Box, Text } from '#src/ui/part/parts.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { Catalogue } from '../catalogue/catalogue.tsx';
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

const names = { intro: '介绍', lessons: '目录', reviews: '评价' } as const;

type Props = {
  product: Product;
  /** Id of the lesson that is open. */
  current?: string;
  /** The tab that is open at first. */
  first?: keyof typeof names;
  onBuy: () => void;
  chapterLinks?: boolean;
};

export const ProductBody = ({ product, first = 'intro', ...catalogue }: Props) => {
  const [chosen, choose] = useParam('tab', first);
  const ids = (['intro', 'lessons', 'reviews'] as const).filter(
    (id) => id !== 'lessons' || product.lessonCount > 1,
  );
  const tab = ids.find((id) => id === chosen) ?? ids[0] ?? 'intro';
  const tabs = ids.map((id) => ({
    id,
    name: id === 'reviews' && product.rating.total > 0 ? `评价 ${product.rating.total}` : names[id],
  }));
  return (
    <>
      <Box above={8} edge="end" className={css.tabs}>
        <Tabs label="课程内容" tabs={tabs} current={tab} onChoose={choose} look="line" />
      </Box>
      {tab === 'intro' && <Introduction product={product} />}
      {tab === 'lessons' && <Catalogue product={product} {...catalogue} />}
      {tab === 'reviews' && <Reviews product={product} />}
    </>
  );
};
