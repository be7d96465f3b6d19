import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  decideOnboarding,
  onboardingCalls,
  readOnboarding,
} from '#schemas/onboarding/desk-endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { desk } from '#src/operator/onboarding/desk.tsx';
import { OperatorScreen } from '../../stage/operator-screen.tsx';

const ROOT = '/teacher-applications';

export default {
  title: '页面/运营后台：讲师入驻',
  parameters: { stage: 'desk' },
  // the story is as wide as the window, like the console
  globals: { viewport: { value: 'whole', isRotated: false } },
} satisfies Meta;

type Row = Data<typeof readOnboarding>;

const person: Row = {
  ...{ id: 1, member: 2, nickname: '周明远', kind: 'person', name: '周明远' },
  ...{ belongs: '省立医院 · 心内科', state: 'waiting', at: 1_763_625_600_000, version: 1 },
  ...{ number: '110***********0015', hospital: '省立医院', department: '心内科' },
  ...{ jobTitle: '主治医师', legalPerson: '', contact: '', phone: '13900000002' },
  ...{ specialties: ['心电图', '高血压'], shop: '心电工作室' },
  intro: '从事心内科临床工作十年，讲课注重读图和随访。',
  ...{ portrait: '/media/avatar-26.svg', licences: ['/media/licence-1.svg'] },
  ...{ reason: '', decidedAt: null, by: '', teacher: null },
};
const organisation: Row = {
  ...{ ...person, id: 2, member: 3, kind: 'organisation', name: '知行医学教育中心' },
  ...{ belongs: '赵立', number: '913***********0Y43', hospital: '', department: '', jobTitle: '' },
  ...{ legalPerson: '周明远', contact: '赵立' },
};
const decided = { decidedAt: 1_763_712_000_000, by: '小冯', version: 2 };
const passed: Row = { ...person, ...decided, id: 3, state: 'passed', teacher: 7 };
const refused: Row = { ...person, ...decided, id: 4, state: 'refused', reason: '照片不清晰' };

const screen = (row: Row, items: readonly Row[], path = ROOT): StoryObj => ({
  parameters: {
    backEnd: {
      answers: {
        [onboardingCalls.count.path]: { waiting: 2 },
        [onboardingCalls.list.path]: { items, pages: 1, waiting: 2 },
        [readOnboarding.path]: row,
        [decideOnboarding.path]: { outcome: 'stale' },
      },
    },
  },
  render: () => (
    <OperatorScreen path={path} pattern={`${ROOT}/:id?`}>
      {({ id }) => <desk.Screen named={id ?? ''} />}
    </OperatorScreen>
  ),
});

const panelOf = (row: Row) => screen(row, [row], `${ROOT}/${row.id}`);

export const List: StoryObj = {
  name: '列表',
  ...screen(person, [person, organisation, refused, passed]),
};
export const ListEmpty: StoryObj = { name: '列表：空', ...screen(person, []) };
export const Panel: StoryObj = { name: '资料：待审核', ...panelOf(person) };
export const PanelOrganisation: StoryObj = { name: '资料：企业', ...panelOf(organisation) };
export const PanelPassed: StoryObj = { name: '资料：已通过', ...panelOf(passed) };
export const PanelRefused: StoryObj = { name: '资料：未通过', ...panelOf(refused) };
export const PanelWithdrawn: StoryObj = {
  name: '资料：会员已撤回',
  ...panelOf({ ...person, state: 'withdrawn' }),
};
