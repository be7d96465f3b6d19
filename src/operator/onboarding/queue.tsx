import {
  decideOnboarding,
  LONGEST_ONBOARDING_REASON,
  type OnboardingDecision,
  type OnboardingHead,
  onboardingCalls,
} from '#schemas/onboarding/desk-endpoints.ts';
import { onboardingFields } from '#schemas/onboarding/fields.ts';
import { zonedText } from '../parts/moments.ts';
import { memberText } from '../queue/cells.tsx';
import { decideBy, reviewForm } from '../queue/forms.ts';
import { type DecisionForm, markIn, type QueueStates, type TabOf } from '../queue/queue.ts';
import { queueOn } from '../queue/queue-on.ts';

const states: QueueStates<TabOf<typeof onboardingCalls>> = {
  waiting: ['待审核', '没有等待审核的申请', 'warn'],
  passed: ['已通过', '还没有通过的申请', 'good'],
  refused: ['未通过', '没有未通过的申请', 'bad'],
  withdrawn: ['已撤回', '没有会员撤回的申请'],
  revoked: ['已撤销', '没有撤销的入驻'],
  all: ['全部', '还没有人申请入驻'],
};

const kindNames = { person: '个人', organisation: '企业' } as const;

const reason = {
  ...{ label: '原因', placeholder: '不通过或撤销时必填，会员会看到' },
  longest: LONGEST_ONBOARDING_REASON,
};

const deciding = ({ id, version }: OnboardingHead, decision: OnboardingDecision) =>
  decideBy(
    decideOnboarding,
    (given) => ({ id, version, decision, reason: decision === 'pass' ? '' : given('reason') }),
    id,
    {
      decided: '已处理，会员会收到消息',
      stale: '这份申请已经变化，没有重复处理，请重新查看',
    },
  );

const passConfirm = {
  ...{ title: '通过这份申请？', okText: '确认通过', cancelText: '再看看' },
  description: '会员立即成为讲师和工作室的所有者，姓名、照片和简介会公开。',
};

const formOf = (row: OnboardingHead): DecisionForm | undefined => {
  if (row.state === 'waiting')
    return reviewForm({
      reason,
      accept: { act: '通过', confirm: passConfirm },
      refuse: '不通过',
      run: (accepted) => deciding(row, accepted ? 'pass' : 'refuse'),
    });
  if (row.state === 'passed')
    return {
      ...{ label: '撤销入驻', verb: '提交' },
      parts: [
        { ...{ field: 'reason', kind: 'lines', shows: true, rows: 3 }, ...reason },
        'state',
        {
          ...{ act: '撤销入驻', danger: true, run: deciding(row, 'revoke') },
          confirm: {
            ...{ title: '撤销这位讲师的入驻？', okText: '确认撤销', cancelText: '不撤销' },
            description: '工作室的所有成员立即失去权限；已售出的课程和讲师主页保留。',
          },
          isReady: (given) => given('reason') !== '',
        },
      ],
    };
  if (row.state === 'withdrawn') return undefined;
  return {
    ...{ label: '重新通过', verb: '提交' },
    parts: [
      'state',
      { ...{ act: '改为通过', type: 'primary', run: deciding(row, 'pass') }, confirm: passConfirm },
    ],
  };
};

/** Applications of members who want to teach. */
export const queue = queueOn(onboardingCalls, {
  ...{ states, waits: 'waiting', looksFor: '搜索姓名、单位或昵称' },
  columns: [
    { title: '申请人', dataIndex: 'name', width: 150 },
    { title: '类型', key: 'kind', width: 72, render: (_, { kind }) => kindNames[kind] },
    { title: '医院与科室，或联系人', dataIndex: 'belongs', responsive: ['md'] },
    { title: '提交时间', width: 140, moment: ({ at }) => at },
    { width: 90, mark: ({ state }) => markIn(states, state) },
  ],
  open: ({ name, state }) => {
    const primary = state === 'waiting';
    const act = primary ? '审核' : '查看';
    return { name: act, primary, label: `${act}${name}的入驻申请` };
  },
  openWidth: 90,
  panel: {
    ...{ title: '入驻申请', right: 'certifications.decide', look: 'close' },
    facts: (row) => [
      ['状态', states[row.state][0]],
      ['类型', kindNames[row.kind]],
      [onboardingFields[row.kind].name.label, row.name],
      [onboardingFields[row.kind].number.label, row.number],
      ['医院', row.hospital],
      ['科室', row.department],
      ['职称', row.jobTitle],
      ['法定代表人', row.legalPerson],
      ['联系人', row.contact],
      ['联系手机', row.phone],
      ['擅长领域', row.specialties.join('、')],
      ['工作室名称', row.shop],
      ['会员', memberText(row)],
      ['提交时间', zonedText(row.at)],
      ['处理', row.decidedAt === null ? '' : `${row.by}，${zonedText(row.decidedAt)}`],
      ['原因', row.reason],
    ],
    text: (row) => row.intro,
    pictures: ({ portrait, licences }) => [portrait, ...licences],
    form: formOf,
    formKey: ({ version }) => `${version}`,
  },
});
