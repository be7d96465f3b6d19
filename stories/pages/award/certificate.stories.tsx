import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { claimAddress } from '#schemas/award/addresses.ts';
import { awardApi } from '#schemas/award/endpoints.ts';
import { claimedAward } from '#schemas/award/samples.ts';
import { siteInfo } from '#schemas/site/visit-endpoints.ts';
import { pageStories } from '../page-story.tsx';

export default { title: '页面/证书', parameters: { stage: 'page' } } satisfies Meta;

const page = pageStories(claimAddress, { path: claimAddress({ id: 1 }) });

const story = (name: string, own: object, site: object = {}) =>
  page(name, { [awardApi.awardState.path]: { ...claimedAward, ...own }, ...site });

const sizeOf = async (canvasElement: HTMLElement) => {
  const picture = await within(canvasElement).findByRole('img', { name: /证书编号/ });
  if (!(picture instanceof HTMLImageElement)) throw new Error('the certificate is no picture');
  await picture.decode();
  return [picture.naturalWidth, picture.naturalHeight];
};

const LONG_PROJECT =
  '基层医疗机构抗菌药物合理使用与多重耐药菌感染防控规范化管理能力提升培训项目（全国继续医学教育远程学习班第三期）结业考核';

export const Upright: StoryObj = {
  ...story('竖版', {}),
  play: async ({ canvasElement }) => {
    await expect(await sizeOf(canvasElement)).toEqual([1170, 1560]);
  },
};

export const Across: StoryObj = {
  ...story('横版', {}),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: '横版证书' }));
    await expect(await sizeOf(canvasElement)).toEqual([1920, 1356]);
  },
};

export const Longest = story('很长的姓名、项目和条件', {
  holder: '👩‍⚕️😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀',
  project: LONG_PROJECT,
  project_number: '2026-03-015-国继教远程（第三期）',
  conditions: [
    { metric: 'minutes', name: LONG_PROJECT, need: 480, now: 480, met: 1, link: '' },
    { metric: 'score', name: LONG_PROJECT, need: 90, now: 96, met: 1, link: '' },
  ],
});

export const Shortest = story(
  '一个字的姓名，没有学分、条件和平台名',
  { holder: '甲', project: '读片', project_number: '', kind: 'certificate', conditions: [] },
  { [siteInfo.path]: { text_name: '', logo_url: '' } },
);
