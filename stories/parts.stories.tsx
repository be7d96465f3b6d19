import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListFoot } from '../src/ui/list-foot.tsx';
import { Price } from '../src/ui/price.tsx';
import { SectionFrame } from '../src/ui/section-frame.tsx';

export default { title: '组件/基础' } satisfies Meta;

const ignore = () => undefined;

export const Prices: StoryObj = {
  name: '价格',
  render: () => (
    <SectionFrame title="价格">
      <ul>
        {['0.00', '9.90', '1299.00'].map((value) => (
          <li key={value}>
            <Price value={value} /> <Price value={value} size="large" />
          </li>
        ))}
        <li>
          <Price value="99.00" /> <Price value="199.00" struck />
        </li>
      </ul>
    </SectionFrame>
  ),
};

export const Feet: StoryObj = {
  name: '列表尾部',
  render: () => (
    <>
      {(['idle', 'busy', 'end', 'only', 'failed'] as const).map((state) => (
        <SectionFrame
          key={state}
          title="继续浏览"
          foot={<ListFoot label="查看更多" state={state} onPress={ignore} />}
        >
          <ListFoot label="换一换" state={state} onPress={ignore} />
        </SectionFrame>
      ))}
    </>
  ),
};

export const Frame: StoryObj = {
  name: '区块外框',
  render: () => (
    <SectionFrame title="名医讲堂" description="一线专家，每周更新" more="/more">
      <p>内容</p>
    </SectionFrame>
  ),
};
