import { feedAddress } from '#schemas/category/addresses.ts';
import { myProducts, type Studied, type StudyTab } from '#schemas/course/list-endpoints.ts';
import { AUDIO, COLUMN, GRAPHIC, VIDEO } from '#schemas/course/product-type.ts';
import { studyAddress } from '#schemas/course/study-address.ts';
import { typeNames } from '#src/entities/course/type-names.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { tabChoice } from '#src/page-kinds/tab-choice.tsx';
import { dayText } from '#src/platform/time/china-date.ts';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { PlayerIcon } from '#src/ui/player/controls/icons.tsx';
import { ProgressLine } from '../../progress-line.tsx';
import { ContentTypeMark } from '../content-type-mark.tsx';
import { StudyWeek, useLastLearned } from './study-week.tsx';
import css from './view.module.css';

/**
 * Where there is no card: before the first lesson, off line, or while it is read. As high as the
 * card.
 */
const NoneYet = ({ known }: { known: boolean }) => (
  <a className={css.card} href={feedAddress()}>
    <span className={css.picture}>
      <Picture src="" ratio="course" />
    </span>
    <span className={css.words}>
      <span className={css.word}>上次学到</span>
      <Text as="span" kind="card-title" lines={1}>
        {known ? '还没有学习记录' : '…'}
      </Text>
      <Text as="span" lines={1} className={css.of}>
        {known ? '去找一门课' : ''}
      </Text>
    </span>
  </a>
);

const LastLearned = () => {
  const { learned, known } = useLastLearned();
  return learned ? (
    <a className={css.card} href={learned.href}>
      <span className={css.picture}>
        <Picture src={learned.thumb} ratio="course" eager />
      </span>
      <span className={css.words}>
        <span className={css.word}>上次学到</span>
        <Text as="span" kind="card-title" lines={1}>
          {learned.title}
        </Text>
        {learned.of && (
          <Text as="span" lines={1} className={css.of}>
            {learned.of}
          </Text>
        )}
      </span>
      <span className={css.go}>
        <PlayerIcon name="play" size={1.3} />
        <span className="spoken">继续学习</span>
      </span>
    </a>
  ) : (
    <NoneYet known={known} />
  );
};

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
      <LastLearned />
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
