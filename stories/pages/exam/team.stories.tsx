import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examTeamAddress, teamExamsAddress, teamShareAddress } from '#schemas/exam/addresses.ts';
import {
  examTeamDetail,
  teamExams,
  teamHome,
  teamPool,
  teamShare,
} from '#schemas/exam/team-endpoints.ts';
import { home, ownTeam, share, waitingMates } from '#schemas/exam/team-samples.ts';
import { emptyPage } from '#schemas/sample.ts';
import { pageStories as page } from '../page-story.tsx';

export default { title: '页面/考试/组队', parameters: { stage: 'page' } } satisfies Meta;

export const None = page(teamExamsAddress)('组队考试：一场也没有', { [teamExams.path]: emptyPage });

const course = page(teamExamsAddress, { search: 'id=1' });
const homeOf = (own: object, pool: object = {}) => ({
  [teamHome.path]: { ...home, ...own },
  ...pool,
});
const nobody = { [teamPool.path]: emptyPage };
export const NoTeams = course('一场：没有缺人的队伍', homeOf({ teams: 0 }, nobody));
export const Forming = course(
  '一场：我的队伍还差人',
  homeOf({ own: 'forming', team: '5', team_name: '心内一队', members: 2 }),
);
export const Full = course(
  '一场：我的队伍满员了',
  homeOf({ own: 'full', team: '5', team_name: '心内一队', members: 3 }),
);
export const Doctors = course('一场：先认证', homeOf({ asks: 'doctor', admitted: 0 }));
export const Over = course('一场：已结束', homeOf({ state: 'over', end_time: 1763625600 }, nobody));

export const BadName: StoryObj = {
  ...course('一场：队名太短'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '创建队伍' }));
    const sheet = within(await canvas.findByRole('dialog'));
    await userEvent.type(await sheet.findByLabelText('队名'), '心');
    await userEvent.click(sheet.getByRole('button', { name: '创建队伍' }));
    const fault = await sheet.findByText('队名要 2 到 20 个字');
    await waitFor(() => expect(fault).toBeVisible());
  },
};

export const AsksToJoin: StoryObj = {
  ...course('一场：问要不要加入'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '加入急诊不打烊' }));
    const question = await canvas.findByText('加入“急诊不打烊”？');
    // the sheet slides in first
    await waitFor(() => expect(question).toBeVisible());
  },
};

const friend = page(examTeamAddress, { search: 'id=5' });
const teamOf = (own: object) => ({ [examTeamDetail.path]: { ...ownTeam, ...own } });
const unscored = { top: [], place: { rank: 0, ranked: 0, score: 0, spent: 0 } };
const fresh = { ...unscored, begun: 0 };
export const Captain = friend(
  '队伍：队长等队友',
  teamOf({ ...fresh, captain: 1, members: 2, mates: waitingMates.slice(0, 2) }),
);
export const Ready = friend('队伍：满员可以开考', teamOf({ ...fresh, mates: waitingMates }));
const invite = { ...fresh, mates: [], own_team: '' };
export const Invited = friend(
  '邀请：可以加入',
  teamOf({ ...invite, standing: 'open', members: 2 }),
);
export const InvitedFull = friend('邀请：已满员', teamOf({ ...invite, standing: 'full' }));
export const InvitedClosed = friend(
  '邀请：已解散',
  teamOf({ ...invite, standing: 'closed', members: 0 }),
);
export const InvitedElsewhere = friend(
  '邀请：已在另一队',
  teamOf({ ...invite, standing: 'elsewhere', own_team: '9' }),
);
export const InvitedLate = friend(
  '邀请：考试已结束',
  teamOf({ ...invite, standing: 'over', state: 'over', end_time: 1763625600 }),
);
export const NoSuchTeam = friend(
  '邀请：没有这支队伍',
  {},
  { refusals: { [examTeamDetail.path]: { code: 55111, msg: '队伍不存在' } } },
);

const personal = page(teamShareAddress, { search: 'id=1' });
const shareOf = (own: object) => ({ [teamShare.path]: { ...share, ...own } });
export const ShareWaiting = personal(
  '我的贡献：还没有开考',
  shareOf({
    ...{ progress: 'waiting', score: 0, spent: 0, share: 0, scored: 0, mates: waitingMates },
    place: unscored.place,
  }),
);
export const ShareMarking = personal(
  '我的贡献：等待阅卷',
  shareOf({ progress: 'marking', score: 0, spent: 0, share: 0 }),
);
export const ShareNoTeam = personal(
  '我的贡献：没有队伍',
  {},
  { refusals: { [teamShare.path]: { code: 55125, msg: '你还没有加入这场考试的队伍' } } },
);
