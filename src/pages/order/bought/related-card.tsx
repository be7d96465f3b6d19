import { productDetail } from '#schemas/course/endpoints.ts';
import { courseCards } from '#src/entities/course/card-of.ts';
import { CourseList } from '#src/entities/course/list.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { Card } from '#src/ui/card/cards.tsx';
import css from './related-card.module.css';

/** Courses shown at most; the course's own page has more. */
const MOST = 3;

/** Courses related to a bought course or column; nothing until they are known. */
export const RelatedCard = ({ product }: { product: string }) => {
  const { data } = useCall(productDetail, { id: product });
  if (!data || data.related.length === 0) return null;
  return (
    <Card title="相关课程">
      <div className={css.rows}>
        <CourseList courses={courseCards(data.related.slice(0, MOST))} as="compact" />
      </div>
    </Card>
  );
};
