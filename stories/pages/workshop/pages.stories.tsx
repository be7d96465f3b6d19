import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import { workshopInviteAddress, workshopSettingsAddress } from '#schemas/workshop/addresses.ts';
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
