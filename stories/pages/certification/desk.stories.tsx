import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  type Application,
  certificationCalls,
  decideCertification,
  readCertification,
} from '#schemas/certification/desk-endpoints.ts';
import { desk } from '#src/operator/certification/desk.tsx';
import { OperatorScreen } from '../../stage/operator-screen.tsx';

const ROOT = '/certifications';

export default {
  title: '页面/运营后台：认证审核',
  parameters: { stage: 'desk' },
  // the story is as wide as the window, like the console
  globals: { viewport: { value: 'whole', isRotated: false } },
} satisfies Meta;

const waiting: Application = {
  member: 2,
  nickname: '周明远',
  name: '周明远',
  hospital: '省立医院',
  department: '心内科',
  jobTitle: '主治医师',
  pictures: ['/media/licence-1.svg', '/media/licence-2.svg'],
  state: 'waiting',
  reason: '',
  version: 1,
  sentAt: 1_763_625_600_000,
  decidedAt: null,
  decidedBy: '',
};
const decided = { decidedAt: 1_763_712_000_000, decidedBy: '小冯', version: 2 };
const passed: Application = { ...waiting, ...decided, member: 4, name: '陈立', state: 'passed' };
const refused: Application = {
  ...waiting,
  ...decided,
  member: 5,
  name: '赵敏',
  state: 'refused',
  reason: '照片不清晰',
};
const long: Application = {
  ...waiting,
  member: 3,
  name: '阿卜杜勒·热合曼·买买提江',
  hospital: '新疆维吾尔自治区喀什地区第一人民医院东城院区',
  department: '重症医学科',
};

/** A member marked as a doctor without an application. */
const marked: Application = {
  ...waiting,
  ...{ member: 6, nickname: '王医生', name: '', hospital: '', department: '', jobTitle: '' },
  ...{ pictures: [], state: 'passed', version: 0, sentAt: null },
};

const listed = (items: readonly Application[]) => ({
  items,
  pages: 1,
  waiting: items.filter(({ state }) => state === 'waiting').length,
});

const screen = (
  application: Application,
  items: readonly Application[],
  path = ROOT,
): StoryObj => ({
  parameters: {
    backEnd: {
      answers: {
        [certificationCalls.count.path]: { waiting: 1 },
        [certificationCalls.list.path]: listed(items),
        [readCertification.path]: application,
        [decideCertification.path]: { outcome: 'stale', application: { ...passed, version: 9 } },
      },
    },
  },
  render: () => (
    <OperatorScreen path={path} pattern={`${ROOT}/:member?`}>
      {({ member }) => <desk.Screen named={member ?? ''} />}
    </OperatorScreen>
  ),
});

const panelOf = (application: Application) =>
  screen(application, [application], `${ROOT}/${application.member}`);

export const List: StoryObj = {
  name: '列表',
  ...screen(waiting, [waiting, long, refused, passed, marked]),
};
export const ListEmpty: StoryObj = { name: '列表：空', ...screen(waiting, []) };
export const ListLoading: StoryObj = {
  ...List,
  name: '列表：加载中',
  parameters: { backEnd: { delay: 60_000 } },
};
export const ListFailed: StoryObj = {
  ...List,
  name: '列表：失败',
  parameters: { backEnd: { fails: () => true } },
};
export const Panel: StoryObj = { name: '资料：待审核', ...panelOf(waiting) };
export const PanelLong: StoryObj = { name: '资料：长文字', ...panelOf(long) };
export const PanelBare: StoryObj = {
  name: '资料：没有照片',
  ...panelOf({ ...waiting, pictures: [], nickname: '' }),
};
export const PanelPassed: StoryObj = { name: '资料：已通过', ...panelOf(passed) };
export const PanelMarked: StoryObj = { name: '资料：没有提交过', ...panelOf(marked) };
export const PanelRefused: StoryObj = { name: '资料：未通过', ...panelOf(refused) };
export const PanelRevoked: StoryObj = {
  name: '资料：已撤回',
  ...panelOf({ ...refused, state: 'revoked', reason: '证件已过期' }),
};
export const Refusing: StoryObj = {
  ...Panel,
  name: '不通过：写原因',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '不通过' }));
    await expect(page.getByRole('button', { name: '确认不通过' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: '资料与证件不一致' }));
    await expect(page.getByRole('button', { name: '确认不通过' })).toBeEnabled();
  },
};
