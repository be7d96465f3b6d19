import type { Review } from '#schemas/course/review-endpoints.ts';
import { dayText } from '#src/platform/time/china-date.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import css from './item.module.css';
import { Stars } from './stars.tsx';

/** One learner's review. */
export const ReviewItem = ({ review }: { review: Review }) => (
  <article className={css.review}>
    <span className={css.avatar}>
      <Picture src={review.avatar} ratio="square" round />
    </span>
    <div className={css.words}>
      <p className={css.who}>
        <span className={css.name}>{review.nickname || '学员'}</span>
        {review.mine && <span className={css.mine}>我的评价</span>}
        <Stars score={review.score} />
      </p>
      {review.text && <p className={css.text}>{review.text}</p>}
      {review.at !== null && <p className={css.date}>{dayText(review.at)}</p>}
    </div>
  </article>
);
