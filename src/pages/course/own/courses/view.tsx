import { feedAddress } from '#schemas/category/addresses.ts';
import { myProducts, type Studied, type StudyTab } from '#schemas/course/list-endpoints.ts';
import { AUDIO, COLUMN, GRAPHIC, VIDEO } from '#schemas/course/product-type.ts';
import { studyAddress } from '#schemas/course/study-address.ts';
import { LastLearnedCard } from '#src/entities/course/study/last-learned-card.tsx';
import { StudyWeek } from '#src/entities/course/study/week.tsx';
import { typeNames } from '#src/entities/course/type-names.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { tabChoice } from '#src/page-kinds/tab-choice.tsx';
import { dayText } from '#src/platform/time/china-date.ts';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { ProgressLine } from '../../progress-line.tsx';
import { ContentTypeMark } from '../content-type-mark.tsx';

const names: Readonly<Record<StudyTab, string>> = {
  all: '全部',
  video: typeNames[VIDEO],
  audio: typeNames[AUDIO],
  text: typeNames[GRAPHIC],
  column: typeNames[COLUMN],
};

const stateOf = ({ percent, finished, lessonCount, at }: Studied): string => {
  if (percent >= 100) return '已学完';
  if (at === null) return '未开始';
  return lessonCount > 1 ? `已学 ${finished}/${lessonCount} 节` : `已学 ${percent}%`;
};

const StudiedRow = ({ product }: { product: Studied }) => (
  <MediaRow
    href={studyAddress(product)}
    title={product.title}
    thumb={product.thumb}
    mark={<ContentTypeMark type={product.type} />}
  >
    <Text as="span" kind="meta" tone="tertiary" lines={1}>
      {product.until === null ? product.teacher : `有效期至 ${dayText(product.until)}`}
    </Text>
    <ProgressLine percent={product.percent}>{stateOf(product)}</ProgressLine>
  </MediaRow>
);

const useTabs = tabChoice({ label: '课程类型', names });

const useChoice = () => {
  const choice = useTabs();
  const head = (
    <>
      <LastLearnedCard />
      <StudyWeek />
      {choice.head}
    </>
  );
  return { ...choice, head };
};

export default listView(myProducts, {
  label: '我的课程',
  rowHeight: 99,
  skeleton: 'rows',
  tab: true,
  box: { surface: 'card', padInline: 4 },
  useChoice,
  empty: ({ tab }) => ({
    text: tab === 'all' ? '还没有课程，去挑一门喜欢的吧' : `还没有${names[tab]}课程`,
    link: '去找课',
    to: feedAddress(),
  }),
  row: (product) => <StudiedRow product={product} />,
});
