import { reviewsAddress } from '#schemas/course/addresses.ts';
import { courseCards } from '#src/entities/course/card-of.ts';
import { CourseList } from '#src/entities/course/list.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { openPictures } from '#src/ui/media/picture-viewer.ts';
import { RichText } from '#src/ui/media/rich-text.tsx';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { Catalogue } from '../catalogue/catalogue.tsx';
import type { Product } from '../lessons-of.ts';
import { ReviewItem } from '../review/item.tsx';
import css from './body.module.css';
import { TeacherCard } from './teacher-card.tsx';

const Introduction = ({ product }: { product: Product }) => (
  <>
    <div className={css.card}>
      <TeacherCard teacher={product.teacher} />
      {product.intro && (
        <RichText
          html={product.intro}
          onPicture={(pictures, at) => void openPictures(pictures, at)}
        />
      )}
    </div>
    {product.related.length > 0 && (
      <section className={css.related} aria-labelledby="related">
        <h3 className={css.title} id="related">
          相关课程
        </h3>
        <CourseList courses={courseCards(product.related)} as="rows" />
      </section>
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
      <div className={css.all}>
        <ButtonLink look="outlined" href={all}>
          全部 {rating.total} 条评价
        </ButtonLink>
      </div>
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

/** The tabs below a product's head: introduction, lessons, reviews. */
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
      <div className={css.tabs}>
        <Tabs label="课程内容" tabs={tabs} current={tab} onChoose={choose} look="line" />
      </div>
      {tab === 'intro' && <Introduction product={product} />}
      {tab === 'lessons' && <Catalogue product={product} {...catalogue} />}
      {tab === 'reviews' && <Reviews product={product} />}
    </>
  );
};
