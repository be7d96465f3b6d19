import type { Review } from '#schemas/course/review-endpoints.ts';
import { dayText } from '#src/platform/time/china-date.ts';
import { Portrait } from '#src/ui/media/portrait.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import css from './item.module.css';
import { Stars } from './stars.tsx';

export const ReviewItem = ({ review }: { review: Review }) => (
  <article className={css.review}>
    <Portrait src={review.avatar} wide={36} />
    <Stack gap={4} flex="fill">
      <Line as="p" gap={8} rowGap={0} wrap className={css.who}>
        <Text as="span" kind="meta" tone="secondary" weight={500}>
          {review.nickname || '学员'}
        </Text>
        {review.mine && (
          <Text as="span" kind="tag" tone="accent" padInline={6} surface="tint" radius="tag">
            我的评价
          </Text>
        )}
        <Stars score={review.score} />
      </Line>
      {review.text && <Text breaks="lines">{review.text}</Text>}
      {review.at !== null && (
        <Text kind="meta" tone="tertiary">
          {dayText(review.at)}
        </Text>
      )}
    </Stack>
  </article>
);
