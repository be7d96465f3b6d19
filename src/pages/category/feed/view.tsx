import { categoriesAddress } from '#schemas/category/addresses.ts';
import { type FeedEntry, feed } from '#schemas/category/endpoints.ts';
import { liveRoomAddress } from '#schemas/live/addresses.ts';
import { CourseRow } from '#src/entities/course/card.tsx';
import { courseCard } from '#src/entities/course/card-of.ts';
import { LiveCard } from '#src/entities/live/card.tsx';
import { startText } from '#src/entities/live/status.ts';
import { NewsCard } from '#src/entities/news/card.tsx';
import { newsWord } from '#src/entities/news/words.ts';
import { SearchLink } from '#src/entities/search/link.tsx';
import { listView } from '#src/page-kinds/list-view.tsx';
import ruled from '#src/ui/list/ruled.module.css';
import { KindMark } from '#src/ui/media/mark.tsx';
import { Box } from '#src/ui/part/parts.tsx';

const CourseEntry = ({ entry }: { entry: FeedEntry }) => {
  const { id: _, ...card } = courseCard({ ...entry, teacher: entry.by, learners: entry.people });
  return <CourseRow {...card} />;
};

const LiveEntry = ({ entry }: { entry: FeedEntry }) => (
  <Box padBlock={12} padInline={12}>
    <LiveCard
      href={liveRoomAddress({ id: entry.id })}
      title={entry.title}
      thumb={entry.thumb}
      status={entry.status}
      hasReplay={entry.hasReplay}
      labelsPending
      share={94}
      viewers={entry.people}
      locked={entry.locked}
      price={entry.price}
      startsAt={startText(entry.status, entry.at)}
    />
  </Box>
);

const NewsEntry = ({ entry }: { entry: FeedEntry }) => (
  <NewsCard
    id={entry.id}
    title={entry.title}
    thumb={entry.thumb}
    from={entry.by}
    reads={entry.people}
    at={entry.at}
    mark={<KindMark name={newsWord} />}
  />
);

const entries = { course: CourseEntry, live: LiveEntry, news: NewsEntry };

export default listView(feed, {
  label: '发现',
  rowHeight: 99,
  skeleton: 'rows',
  fresh: false,
  aside: <SearchLink />,
  share: { title: '发现好课与新鲜事' },
  empty: { text: '暂时没有新内容', link: '按分类找课', to: categoriesAddress() },
  row: (entry, index) => {
    const Entry = entries[entry.kind];
    return (
      <div className={index > 0 ? ruled.line : undefined}>
        <Entry entry={entry} />
      </div>
    );
  },
});
