import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import CropStage from '#src/entities/upload/crop-stage.tsx';
import { Pictures } from '#src/ui/media/pictures.tsx';
import { QrCode } from '#src/ui/media/qr-code.tsx';
import { ShownPictures } from '#src/ui/media/shown-pictures.tsx';
import { Thumb } from '#src/ui/media/thumb.tsx';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';
import { Line, Text } from '#src/ui/part/parts.tsx';
import css from './ui-stories.module.css';

export default { title: '组件/上传的图片', parameters: { stage: 'page' } } satisfies Meta;

const some = ['/media/cover-genetics.svg', '/media/licence-1.svg', '/media/licence-2.svg'];

type Choose = (onBegin: () => void) => Promise<string>;
const chosen: Choose = async () => '/media/cover-icu.svg';
const endless: Choose = (onBegin) => {
  onBegin();
  return new Promise(() => undefined);
};
const failing: Choose = async (onBegin) => {
  onBegin();
  return '';
};

const Form = ({ before, choose }: { before: readonly string[]; choose: Choose }) => {
  const [values, setValues] = useState(before);
  return (
    <SectionFrame title="图片">
      <div className={css.text}>
        <Pictures values={values} onChange={setValues} most={3} choose={choose} />
      </div>
    </SectionFrame>
  );
};

const form = (name: string, before: readonly string[], choose = chosen): StoryObj => ({
  name,
  render: () => <Form before={before} choose={choose} />,
});

const after = (name: RegExp): NonNullable<StoryObj['play']> => {
  return async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '＋ 添加图片' }));
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  };
};

export const Empty = form('还没有', []);
export const One = form('一张', some.slice(0, 1));
export const Full = form('满了', some);
export const Added: StoryObj = {
  ...form('添加一张', some.slice(0, 2)),
  play: after(/查看第 3 张图片/),
};
export const Busy: StoryObj = {
  ...form('上传中', some.slice(0, 1), endless),
  play: after(/上传中…/),
};
export const Failed: StoryObj = {
  ...form('上传失败', some.slice(0, 1), failing),
  play: after(/上传失败\s*重新选择/),
};
export const Shown: StoryObj = {
  name: '已提交的',
  render: () => (
    <SectionFrame title="图片">
      <div className={css.text}>
        <ShownPictures addresses={['', ...some.slice(0, 2), '/media/gone.svg']} name="图片" />
      </div>
    </SectionFrame>
  ),
};

export const Code: StoryObj = {
  name: '二维码',
  render: () => (
    <SectionFrame title="凭证">
      <div className={css.text}>
        <QrCode text="ABCD-EFGH-JKMN" name="凭证二维码" />
      </div>
    </SectionFrame>
  ),
};

const crop = (name: string, aspect: number, round: boolean): StoryObj => ({
  name,
  render: () => (
    <CropStage source="/media/banner-1.svg" {...{ aspect, round }} onPart={() => undefined} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('slider', { name: '缩放' })).toHaveAttribute(
      'aria-valuetext',
      '1.0 倍',
    );
  },
});

export const CropCover = crop('裁剪：课程封面', 16 / 9, false);
export const CropPortrait = crop('裁剪：头像', 1, true);

export const Thumbs: StoryObj = {
  name: '一行字旁的封面',
  render: () => (
    <SectionFrame title="我的课程">
      <ul className={css.list}>
        {['/media/cover-genetics.svg', '', '/media/gone.svg'].map((address) => (
          <Line key={address} as="li" gap={12} align="start">
            <Thumb src={address} />
            <Text lines={2} flex="fill">
              心电图判读：从波形到诊断，覆盖门诊、急诊与病房三个场景的系统课程
            </Text>
          </Line>
        ))}
      </ul>
    </SectionFrame>
  ),
};
