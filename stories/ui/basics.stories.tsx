import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarButton } from '#src/ui/button/bar-button.tsx';
import { Chip } from '#src/ui/card/chip.tsx';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { ListFoot } from '#src/ui/list/foot.tsx';
import { MediaMark } from '#src/ui/media/mark.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';
import { Price } from '#src/ui/value/price.tsx';
import css from './ui-stories.module.css';

export default { title: '组件/基础' } satisfies Meta;

const ignore = () => undefined;

export const Prices: StoryObj = {
  name: '价格',
  render: () => (
    <SectionFrame title="价格">
      <ul className={css.list}>
        {['0.00', '9.90', '1299.00', '129999.00'].map((value) => (
          <li key={value}>
            <Price value={value} /> <Price value={value} size="large" />
          </li>
        ))}
        <li>
          <Price value="99.00" /> <Price value="199.00" struck />
        </li>
        <li>
          没有价格：
          <Price value={null} />
        </li>
      </ul>
    </SectionFrame>
  ),
};

const feet = {
  idle: '还有下一页',
  busy: '正在加载',
  end: '到了最后一页',
  only: '只有一页',
  failed: '加载失败',
} as const;

export const Feet: StoryObj = {
  name: '列表尾部',
  render: () => (
    <div className={css.stack}>
      {Object.entries(feet).map(([state, title]) => (
        <SectionFrame key={state} title={title}>
          {/* the keys of the object above */}
          <ListFoot label="查看更多" state={state as keyof typeof feet} onPress={ignore} />
          <ListFoot label="换一换" state={state as keyof typeof feet} onPress={ignore} />
        </SectionFrame>
      ))}
    </div>
  ),
};

export const Frame: StoryObj<typeof SectionFrame> = {
  name: '区块外框（可调）',
  args: { title: '名医讲堂', description: '一线专家，每周更新', more: '/more' },
  render: (args) => (
    <SectionFrame {...args}>
      <p className={css.text}>区块的内容放在这里。</p>
    </SectionFrame>
  ),
};

export const LongTitle: StoryObj = {
  name: '区块外框：长标题',
  render: () => (
    <SectionFrame title="面向基层医务人员的全年继续教育学习计划与选课说明" more="/more">
      <p className={css.text}>标题只占一行，“更多”从不被挤走。</p>
    </SectionFrame>
  ),
};

const ratios = {
  banner: '轮播 345:150',
  course: '课程 16:10',
  live: '直播 16:9',
  square: '方形 1:1',
};

export const Pictures: StoryObj = {
  name: '图片与占位',
  render: () => (
    <ul className={css.list}>
      {Object.entries(ratios).map(([ratio, name]) => (
        <li key={ratio} className={css.pair}>
          {/* the keys of the object above */}
          <Picture src="/media/cover-icu.svg" ratio={ratio as keyof typeof ratios} />
          <Picture src="" ratio={ratio as keyof typeof ratios} />
          <span>{name}</span>
        </li>
      ))}
      <li className={css.pair}>
        <Picture src="/media/avatar-4.svg" ratio="square" round />
        <Picture src="/media/gone.svg" ratio="square" round />
        <span>圆形；右边的地址已失效</span>
      </li>
    </ul>
  ),
};

export const Chips: StoryObj = {
  name: '标签与角标',
  render: () => (
    <SectionFrame title="标签与角标">
      <p className={css.row}>
        <Chip>回放</Chip>
        <Chip tone="accent">未开始</Chip>
        <Chip tone="live">直播中</Chip>
        <Chevron />
      </p>
      <p className={css.pictures}>
        <span className={css.marks}>
          <MediaMark mark="play" />
        </span>
        <span className={css.marks}>
          <MediaMark mark="listen" />
        </span>
      </p>
    </SectionFrame>
  ),
};

export const BarButtons: StoryObj = {
  name: '操作栏按钮',
  render: () => (
    <SectionFrame title="操作栏按钮">
      <div style={{ display: 'flex', justifyContent: 'space-around', paddingBlock: 12 }}>
        <BarButton icon="like" onPress={ignore}>
          28 赞
        </BarButton>
        <BarButton icon="collect" on onPress={ignore}>
          已收藏
        </BarButton>
        <BarButton icon="share" onPress={ignore}>
          分享
        </BarButton>
        <BarButton icon="support" onPress={ignore}>
          客服
        </BarButton>
      </div>
    </SectionFrame>
  ),
};
