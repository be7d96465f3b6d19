import { type Notice, productNotices } from '#schemas/course/list-endpoints.ts';
import { homeAddress } from '#schemas/home/addresses.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { dayText } from '#src/platform/time/china-date.ts';
import { RichText } from '#src/ui/media/rich-text.tsx';
import { Box, Text } from '#src/ui/part/parts.tsx';
import css from './view.module.css';

const NoticeItem = ({ notice, open }: { notice: Notice; open: boolean }) => (
  <details className={css.notice} open={open}>
    <Box as="summary" press="tint" className={css.summary}>
      <Text as="span" kind="card-title" breaks="pretty">
        {notice.pinned && <span className={css.pinned}>置顶</span>}
        {notice.title}
      </Text>
      {notice.at !== null && (
        <Text as="span" kind="meta" tone="tertiary">
          {dayText(notice.at)}
        </Text>
      )}
    </Box>
    <Box padInline="gutter" padEnd={16}>
      <RichText html={notice.html} />
    </Box>
  </details>
);

const useChoice = () => {
  const [id] = useParam('id');
  return { payload: { id }, title: id ? '课程公告' : '平台公告' };
};

/** `/notice?id=`: the notices of a product; without `id`, those of the site. */
export default listView(productNotices, {
  label: '公告',
  rowHeight: 76,
  skeleton: 'lines',
  fresh: false,
  useChoice,
  empty: { text: '还没有公告', link: '去首页看看', to: homeAddress() },
  notFound: { to: homeAddress(), link: '去首页看看' },
  row: (notice, at) => <NoticeItem notice={notice} open={at === 0} />,
});
