import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { type EditorTools, RichEditor } from '#src/ui/editor/editor.tsx';
import type { AddressProps } from '#src/ui/editor/panels.tsx';
import { RichText } from '#src/ui/media/rich-text.tsx';

export default { title: '组件/文章编辑器', parameters: { stage: 'desk' } } satisfies Meta;

const Address = ({ id, label, value, onChange }: AddressProps) => (
  <input
    {...{ id, value }}
    aria-label={label}
    placeholder="https:// 或 /"
    onChange={({ target }) => onChange(target.value)}
  />
);

const tools: EditorTools = {
  upload: async () => ({ ok: true, address: '/media/cover-ecg.svg' }),
  Address,
  Preview: RichText,
};

const article = `<h2>先看基线，再谈目标</h2><p>随访前先核对<strong>近三个月</strong>的血压记录，再决定是否调整方案。<a href="/newsList">更多资讯</a></p><blockquote><p>家庭自测应在固定时间进行。</p></blockquote><ul><li>清晨服药前</li><li>晚上入睡前</li></ul><figure><img src="/media/cover-ecg.svg" alt="血压记录表"><figcaption>一周的记录</figcaption></figure><table><tbody><tr><th>分级</th><th>收缩压</th></tr><tr><td>1 级</td><td>140–159</td></tr></tbody></table>`;

type Props = { html?: string; disabled?: boolean; longest?: number };

const Form = ({ html = '', disabled = false, longest = 20_000 }: Props) => {
  const [value, setValue] = useState(html);
  return (
    <RichEditor
      {...{ value, disabled, longest, tools }}
      id="article"
      label="正文"
      onChange={setValue}
    />
  );
};

const form = (name: string, props: Props): StoryObj => ({
  name,
  render: () => <Form {...props} />,
});

export const Usual = form('有内容', { html: article });

export const Empty = form('还没有内容', {});

export const Disabled = form('不能修改', { html: article, disabled: true });

export const TooLong = form('超出最大长度', { html: article, longest: 200 });

export const WrongLink: StoryObj = {
  ...form('加链接：地址不对', { html: '<p>随访前先核对血压记录。</p>' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '链接' }));
    await userEvent.type(canvas.getByLabelText('链接到哪里'), 'javascript:alert(1)');
    await userEvent.click(canvas.getByRole('button', { name: '确定' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('链接以 https://');
  },
};

export const Source: StoryObj = {
  ...form('源代码', { html: article }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '源代码' }));
    await expect(canvas.getByRole('textbox', { name: '正文' })).toHaveValue(article);
  },
};

export const Previewed: StoryObj = {
  ...form('预览', { html: article }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '预览正文' }));
    await expect(canvas.getByRole('button', { name: '收起正文' })).toBeVisible();
  },
};
