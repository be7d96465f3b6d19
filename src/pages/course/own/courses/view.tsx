import {
  myProducts,
  type Studied,
  type StudyTab,
  studyTabs,
} from '../../../../../schemas/course/list-endpoints.ts';
import { feedAddress } from '../../../../entities/category/addresses.ts';
import { useParam } from '../../../../platform/navigation/use-param.ts';
import { useCall } from '../../../../platform/reading/use-call.ts';
import { useFreshList } from '../../../../platform/reading/use-fresh-list.ts';
import { useList } from '../../../../platform/reading/use-list.ts';
import { chinaDate } from '../../../../platform/time/china-date.ts';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { MediaRow } from '../../../../ui/card/media-row.tsx';
import { ListView } from '../../../../ui/list/view.tsx';
import { PageFrame } from '../../../../ui/page/frame.tsx';
import { Tabs } from '../../../../ui/page/tabs.tsx';
import { EmptyState } from '../../../../ui/state/empty.tsx';
import { goOnAddress } from '../../product-address.ts';
import { ProgressLine } from '../../progress-line.tsx';
import { KindMark } from '../kind-mark.tsx';
import { LastLearned } from '../last-learned.tsx';
import css from './view.module.css';

const names: Readonly<Record<StudyTab, string>> = {
  all: '全部',
  video: '视频',
  audio: '音频',
  text: '图文',
  column: '专栏',
};
const tabs = studyTabs.map((id) => ({ id, name: names[id] }));

const stateOf = ({ percent, finished, lessonCount, at }: Studied): string => {
  if (percent >= 100) return '已学完';
  if (at === null) return '未开始';
  return lessonCount > 1 ? `已学 ${finished}/${lessonCount} 节` : `已学 ${percent}%`;
};

const StudiedRow = ({ product }: { product: Studied }) => (
  <MediaRow
    href={goOnAddress(product)}
    title={product.title}
    thumb={product.thumb}
    mark={<KindMark type={product.type} />}
  >
    <span className={css.teacher}>
      {product.until === null ? product.teacher : `有效期至 ${chinaDate(product.until)}`}
    </span>
    <ProgressLine percent={product.percent}>{stateOf(product)}</ProgressLine>
  </MediaRow>
);

/** `/course`: what a member has bought or begun, and where they were last. */
export default function MyCoursesPage() {
  const [chosen, choose] = useParam('tab', 'all');
  const tab = studyTabs.find((id) => id === chosen) ?? 'all';
  const list = useFreshList(useList(myProducts, { tab }));
  const last = useCall(myProducts, { tab: 'all', page: 1 });
  return (
    <PageFrame flush tab>
      <LastLearned product={last.data?.items.find(({ at }) => at !== null)} />
      <Tabs label="课程类型" tabs={tabs} current={tab} onChoose={choose} look="line" />
      <div className={css.list}>
        <ListView
          key={tab}
          list={list}
          rowHeight={99}
          skeleton="rows"
          label="我的课程"
          empty={
            <EmptyState
              text={tab === 'all' ? '还没有课程，去挑一门喜欢的吧' : `还没有${names[tab]}课程`}
              action={<ButtonLink href={feedAddress()}>去找课</ButtonLink>}
            />
          }
        >
          {(product) => <StudiedRow product={product} />}
        </ListView>
      </div>
    </PageFrame>
  );
}
