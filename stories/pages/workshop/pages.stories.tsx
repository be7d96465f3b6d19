import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { teacherRefusals } from '#schemas/teacher/refusals.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import {
  workshopBannersAddress,
  workshopInviteAddress,
  workshopSettingsAddress,
} from '#schemas/workshop/addresses.ts';
import { saveWorkshopBanners, workshopBanners } from '#schemas/workshop/banner-endpoints.ts';
import {
  acceptWorkshopInvite,
  readWorkshopInvite,
  workshopInvites,
} from '#schemas/workshop/endpoints.ts';
import { workshopRefusals } from '#schemas/workshop/refusals.ts';
import { pageStories } from '../page-story.tsx';

export default { title: '页面/工作室', parameters: { stage: 'page' } } satisfies Meta;

const inviting = pageStories(workshopInviteAddress);
const invited = pageStories(workshopInviteAddress, { search: 'code=3-abc' });

const refusing = (path: string, { code, message }: Refusal) => ({
  refusals: { [path]: { code: Number(code), msg: message } },
});

export const Settings = pageStories(workshopSettingsAddress)('工作室设置');

const banners = pageStories(workshopBannersAddress);

export const NoBanners = banners('轮播图：还没有', {
  [workshopBanners.path]: { version: 0, teacher_id: 10, items: [] },
});
export const BannersForAssistant = banners(
  '轮播图：助教不能设置',
  {},
  refusing(workshopBanners.path, teacherRefusals.notInRole),
);
export const BannersChanged: StoryObj = {
  ...banners(
    '轮播图：已在别处修改',
    {},
    refusing(saveWorkshopBanners.path, workshopRefusals.bannersChanged),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [hide] = await canvas.findAllByRole('button', { name: /^隐藏/ });
    if (hide) await userEvent.click(hide);
    await expect(
      await canvas.findByText(workshopRefusals.bannersChanged.message, { exact: false }),
    ).toBeVisible();
  },
};

export const NoInvites = inviting('邀请：没有待接受的', {
  [workshopInvites.path]: { role: 'owner', items: [] },
});
export const ByAdmin = inviting('邀请：管理员只能邀请助教', {
  [workshopInvites.path]: { role: 'admin', items: [] },
});

export const Invited = invited('受邀：可以接受');
export const InviteEnded = invited(
  '受邀：已过期',
  {},
  refusing(readWorkshopInvite.path, workshopRefusals.inviteEnded),
);
export const OwnInvite = invited(
  '受邀：已在这个工作室',
  {},
  refusing(readWorkshopInvite.path, workshopRefusals.ownInvite),
);
export const OtherWorkshop: StoryObj = {
  ...invited(
    '受邀：已在另一个工作室',
    {},
    refusing(acceptWorkshopInvite.path, workshopRefusals.otherWorkshop),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '接受邀请' }));
    await expect(
      await canvas.findByText(workshopRefusals.otherWorkshop.message, { exact: false }),
    ).toBeVisible();
  },
};
