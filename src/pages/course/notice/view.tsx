import { type Notice, productNotices } from '../../../../schemas/course/list-endpoints.ts';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { useList } from '../../../platform/reading/use-list.ts';
import { chinaDate } from '../../../platform/time/china-date.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ListView } from '../../../ui/list/view.tsx';
import { RichText } from '../../../ui/media/rich-text.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { EmptyState } from '../../../ui/state/empty.tsx';
import css from './view.module.css';

const NoticeItem = ({ notice, open }: { notice: Notice; open: boolean }) => (
  <details className={css.notice} open={open}>
    <summary className={css.summary}>
      <span className={css.title}>
        {notice.pinned && <span className={css.pinned}>置顶</span>}
        {notice.title}
      </span>
      {notice.at !== null && <span className={css.date}>{chinaDate(notice.at)}</span>}
    </summary>
    <div className={css.text}>
      <RichText html={notice.html} />
    </div>
  </details>
);

/** `/notice?id=`: notices of a product, without `id` those of the site. */
export default function NoticesPage() {
  const [id] = useParam('id');
  const list = useList(productNotices, { id });
  return (
    <PageFrame title={id ? '课程公告' : '平台公告'} flush>
      <ListView
        list={list}
        rowHeight={76}
        skeleton="lines"
        label="公告"
        empty={
          <EmptyState text="还没有公告" action={<ButtonLink href="/">去首页看看</ButtonLink>} />
        }
      >
        {(notice, at) => <NoticeItem notice={notice} open={at === 0} />}
      </ListView>
    </PageFrame>
  );
}
