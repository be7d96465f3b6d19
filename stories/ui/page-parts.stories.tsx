import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { CourseRow } from '#src/entities/course/card.tsx';
import { LegalText } from '#src/entities/site/legal-text.tsx';
import { showToast } from '#src/platform/feedback/toast.ts';
import { BarButton } from '#src/ui/button/bar-button.tsx';
import { BarLink } from '#src/ui/button/bar-link.tsx';
import { Button, ButtonLink, TextButton } from '#src/ui/button/button.tsx';
import { SignTile } from '#src/ui/icon/tile.tsx';
import { ListView } from '#src/ui/list/view.tsx';
import { openPictures } from '#src/ui/media/picture-viewer.ts';
import { RichText } from '#src/ui/media/rich-text.tsx';
import { Cover } from '#src/ui/page/cover.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { PageSkeleton } from '#src/ui/skeleton/page.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { NotFound } from '#src/ui/state/not-found.tsx';
import { Reason } from '#src/ui/state/reason.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { ProgressBar } from '#src/ui/value/progress-bar.tsx';
import { course } from './samples.ts';

export default { title: '组件/页面部件', parameters: { stage: 'page' } } satisfies Meta;

const nothing = () => undefined;
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...course, title: `${at + 1}. ${course.title}` }));

type State = 'loading' | 'broken' | 'idle' | 'busy' | 'failed' | 'end';

const listOf = (state: State, count: number) => ({
  items: rows(count),
  state,
  error: state === 'broken' ? { message: '网络不稳定，请稍后再试' } : undefined,
  rows: undefined,
  next: nothing,
  reload: () => showToast('正在重新加载'),
  keyAt: (index: number) => index,
  keepRows: nothing,
});

const empty = (
  <EmptyState text="还没有收藏过课程" action={<ButtonLink href="/">去首页看看</ButtonLink>} />
);

const list = (state: State, count: number): StoryObj => ({
  render: () => (
    <PageFrame title="我的收藏" onBack={nothing} flush>
      <ListView list={listOf(state, count)} rowHeight={99} skeleton="rows" empty={empty}>
        {(row) => <CourseRow {...row} />}
      </ListView>
    </PageFrame>
  ),
});

export const ListLoading: StoryObj = { name: '列表：加载中', ...list('loading', 0) };
export const ListBroken: StoryObj = { name: '列表：没有加载出来', ...list('broken', 0) };
export const ListEmpty: StoryObj = { name: '列表：空', ...list('end', 0) };
export const ListBusy: StoryObj = { name: '列表：下一页加载中', ...list('busy', 3) };
export const ListFailed: StoryObj = { name: '列表：下一页失败', ...list('failed', 3) };
export const ListEnd: StoryObj = { name: '列表：到底了', ...list('end', 3) };

export const ListLong: StoryObj = {
  name: '列表：五千行',
  ...list('end', 5000),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^1\. /)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(60));
  },
};

const facts = [
  ['题目', '6 题'],
  ['用时', '约 5 分钟'],
] as const;

export const WithAction: StoryObj = {
  name: '页面：底部操作栏',
  render: () => (
    <PageFrame
      title="课程详情"
      onBack={nothing}
      aside={<TextButton onClick={() => showToast('已复制链接')}>分享</TextButton>}
      action={<Button>立即学习</Button>}
    >
      <p>内容很短时，操作栏也停在屏幕底部。</p>
    </PageFrame>
  ),
};

export const WithLink: StoryObj = {
  name: '页面：标题旁的链接',
  render: () => (
    <PageFrame title="我的优惠券" onBack={nothing} aside={<BarLink href="/yhj" name="去领券" />}>
      <p>优惠券到期前三天会提醒。</p>
    </PageFrame>
  ),
};

export const WithCover: StoryObj = {
  name: '页面：封面',
  render: () => (
    <PageFrame title="课程详情" onBack={nothing} flush>
      <Cover src="/media/cover-ecg.svg" />
      <FactList facts={facts} />
    </PageFrame>
  ),
};

export const WithoutCover: StoryObj = {
  name: '页面：封面没有加载出来',
  render: () => (
    <PageFrame title="直播" onBack={nothing} flush>
      <Cover src="/media/gone.svg" ratio="live" />
      <FactList facts={facts} />
    </PageFrame>
  ),
};

export const Refused: StoryObj = {
  name: '页面：没有通过的原因',
  render: () => (
    <PageFrame title="讲师入驻" onBack={nothing} ground="card" spaced>
      <Reason text="照片不清晰，请重新拍摄" />
      <Reason text="执业证书的姓名与身份证不一致。请上传本人的执业证书，正反两面都要拍到，四角完整，编号清楚可读；证书已变更过执业地点的，请一并上传变更页。" />
      <Button>重新提交</Button>
    </PageFrame>
  ),
};

export const Waiting: StoryObj = {
  name: '页面：加载中',
  render: () => (
    <Answered
      of={{ data: undefined, error: undefined, retry: nothing }}
      skeleton={
        <Skeletons
          shapes={[
            ['banner', 1],
            ['lines', 4],
            ['rows', 3],
          ]}
        />
      }
    >
      {nothing}
    </Answered>
  ),
};

export const Failed: StoryObj = {
  name: '页面：没有加载出来',
  render: () => (
    <Answered
      of={{ data: undefined, error: { message: '内容不存在或已下架' }, retry: nothing }}
      skeleton={null}
    >
      {nothing}
    </Answered>
  ),
};

export const Absent: StoryObj = {
  name: '页面：内容已下架',
  render: () => <NotFound text="内容不存在或已下架" href="/" name="去首页看看" />,
};

export const Skeleton: StoryObj = { name: '页面：骨架', render: () => <PageSkeleton /> };

export const Bar: StoryObj = {
  name: '操作栏图标',
  render: () => (
    <div style={{ display: 'flex' }}>
      <BarButton icon="like" onPress={nothing}>
        点赞
      </BarButton>
      <BarButton icon="collect" on onPress={nothing}>
        已收藏
      </BarButton>
      <BarButton icon="share" onPress={nothing}>
        分享
      </BarButton>
    </div>
  ),
};

export const Facts: StoryObj = {
  name: '事实列表与进度条',
  render: () => (
    <>
      <FactList facts={facts} />
      <FactList facts={facts} bare />
      <ProgressBar value={3} max={10} label="作答进度" />
      <ProgressBar value={8} max={10} label="已抢" tone="price" />
    </>
  ),
};

const article = `
<h2>先看基线，再谈目标</h2>
<p>随访前先核对<strong>近三个月</strong>的血压记录，再决定是否调整方案。<a href="/newsList">更多资讯</a></p>
<blockquote>家庭自测应在固定时间进行，每次测两遍取平均值。</blockquote>
<ul><li>清晨服药前</li><li>晚上入睡前</li></ul>
<table><tr><th>分级</th><th>收缩压</th><th>舒张压</th><th>复查</th></tr><tr><td>1 级</td><td>140–159</td><td>90–99</td><td>1 个月内</td></tr></table>
<p><img src="/media/cover-ecg.svg" alt="血压记录表"></p>`;

export const Text: StoryObj = {
  name: '图文',
  render: () => (
    <PageFrame title="图文" onBack={nothing} ground="card">
      <RichText html={article} onPicture={openPictures} />
    </PageFrame>
  ),
};

const hostile = `<p onclick="window.ran=1">正文</p><script>window.ran=1</script>
<img src="x:y" onerror="window.ran=1"><a href="javascript:window.ran=1">点我</a>
<iframe src="https://example.com"></iframe><form action="/"><input name="a"></form>
<p style="position:fixed;inset:0">盖住页面</p><svg><script>window.ran=1</script></svg>`;

export const HostileText: StoryObj = {
  name: '图文：带脚本的内容',
  render: () => <RichText html={hostile} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('正文'));
    await expect(canvasElement.querySelectorAll('script, iframe, form, input, svg')).toHaveLength(
      0,
    );
    await expect(canvasElement.querySelectorAll('[onclick], [onerror], [style]')).toHaveLength(0);
    await expect(canvasElement.querySelector('a')).not.toHaveAttribute('href');
    await expect('ran' in window).toBe(false);
  },
};

const sized = `<p><img src="/media/cover-ecg.svg" alt="血压记录表" width="320" height="180"></p>
<table><tr><th colspan="2">分级</th></tr><tr><td rowspan="2">1 级</td><td>140–159</td></tr><tr><td>90–99</td></tr></table>`;

export const SizedText: StoryObj = {
  name: '图文：图片的大小与合并的格子',
  render: () => <RichText html={sized} />,
  play: async ({ canvasElement }) => {
    const picture = await within(canvasElement).findByRole('img', { name: '血压记录表' });
    await expect(picture).toHaveAttribute('width', '320');
    await expect(picture).toHaveAttribute('height', '180');
    await expect(canvasElement.querySelector('th')).toHaveAttribute('colspan', '2');
    await expect(canvasElement.querySelector('td')).toHaveAttribute('rowspan', '2');
  },
};

export const Sign: StoryObj = {
  name: '图标底板',
  render: () => (
    <SignTile>
      <svg viewBox="0 0 24 24" role="img" aria-label="直播">
        <path
          d="M4 7h11v10H4zm11 3.500 5-2.500v8l-5-2.500z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </svg>
    </SignTile>
  ),
};

export const Legal: StoryObj = {
  name: '协议',
  render: () => (
    <LegalText
      title="用户协议"
      version={2}
      updated="2025-10-09"
      chapters={[
        {
          heading: '一、服务内容',
          paragraphs: ['平台提供课程、专栏与直播的学习服务，内容以页面展示为准。'],
        },
        {
          heading: '二、购买与退款',
          paragraphs: [
            '付费内容购买后立即生效，仅限本人账号使用。',
            '符合退款条件的订单可在订单详情中申请退款，款项原路退回。',
          ],
        },
      ]}
    />
  ),
};
