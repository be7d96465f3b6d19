import type { Collected } from '#schemas/course/list-endpoints.ts';
import { newsAddress } from '#schemas/news/addresses.ts';
import { CoursePrice, hasStruckPrice } from '#src/entities/course/price.tsx';
import { dayText } from '#src/platform/time/china-date.ts';
import { Facts } from '#src/ui/card/facts.tsx';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { Box, Line } from '#src/ui/part/parts.tsx';
import { peopleText } from '#src/ui/value/people-count.ts';
import { productAddress } from '../product-address.ts';
import css from './collected-row.module.css';
import { ContentTypeMark } from './content-type-mark.tsx';

type Props = {
  item: Collected;
  /** Undefined while the list is not being edited. */
  ticked: boolean | undefined;
  onTick: () => void;
};

const addressOf = (item: Collected): string =>
  item.target === 'news' ? newsAddress({ id: item.id }) : productAddress(item);

const wordsOf = (item: Collected): string => {
  const { target, teacher, learners, at } = item;
  if (target === 'news') return at === null ? '' : `${dayText(at)} 收藏`;
  if (hasStruckPrice(item)) return teacher;
  return [teacher, peopleText('learners', learners)].filter(Boolean).join(' · ');
};

/** While the list is edited, a tap ticks the item. */
export const CollectedRow = ({ item, ticked, onTick }: Props) => (
  <Line>
    {ticked !== undefined && (
      <label className={css.tick}>
        <input type="checkbox" checked={ticked} onChange={onTick} />
        <span className="spoken">{item.title}</span>
      </label>
    )}
    <Box flex="fill">
      <MediaRow
        href={addressOf(item)}
        title={item.title}
        thumb={item.thumb}
        mark={item.target === 'product' && <ContentTypeMark type={item.type} />}
        onOpen={(event) => {
          if (ticked === undefined) return;
          event.preventDefault();
          onTick();
        }}
      >
        <Facts
          words={wordsOf(item)}
          aside={item.target === 'product' && <CoursePrice {...item} />}
        />
      </MediaRow>
    </Box>
  </Line>
);
