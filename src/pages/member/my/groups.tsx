import { ownActivitiesAddress } from '#schemas/activity/addresses.ts';
import { claimsAddress } from '#schemas/award/addresses.ts';
import { certificationAddress } from '#schemas/certification/addresses.ts';
import { ownPrizesAddress } from '#schemas/contest/addresses.ts';
import { couponCenterAddress } from '#schemas/coupon/addresses.ts';
import { noticesAddress, ownCoursesAddress } from '#schemas/course/addresses.ts';
import { myExamsAddress, wrongAnswersAddress } from '#schemas/exam/addresses.ts';
import { feedbackAddress } from '#schemas/feedback/addresses.ts';
import { helpAddress } from '#schemas/help/addresses.ts';
import { liveHallAddress } from '#schemas/live/addresses.ts';
import {
  bindPhoneAddress,
  revisePhoneAddress,
  settingsAddress,
} from '#schemas/member/addresses.ts';
import type { MemberHome } from '#schemas/member/endpoints.ts';
import { allMessagesAddress } from '#schemas/message/addresses.ts';
import { notesAddress } from '#schemas/note/addresses.ts';
import { doctorCenterAddress } from '#schemas/onboarding/addresses.ts';
import { signAddress } from '#schemas/points/addresses.ts';
import { ownQuestionsAddress } from '#schemas/question/addresses.ts';
import { questionnaireListAddress } from '#schemas/questionnaire/addresses.ts';
import { supportAddress } from '#schemas/support/addresses.ts';
import { workshopAddress } from '#schemas/teacher/addresses.ts';
import { ticketListAddress } from '#schemas/ticket/addresses.ts';
import { walletAddress } from '#schemas/wallet/addresses.ts';
import { Box, Text } from '#src/ui/part/parts.tsx';
import { SettingsLink, SettingsList } from '../settings/list.tsx';
import { Sign, type signs } from './signs.tsx';
import css from './view.module.css';

type Entry = { name: string; to: string; sign: keyof typeof signs; value?: string };

const study: readonly Entry[] = [
  { name: '我的课程', to: ownCoursesAddress(), sign: 'course' },
  { name: '我的考试', to: myExamsAddress(), sign: 'exam' },
  { name: '错题本', to: wrongAnswersAddress({}), sign: 'wrong' },
  { name: '我的笔记', to: notesAddress(), sign: 'note' },
  { name: '我的提问', to: ownQuestionsAddress(), sign: 'question' },
  { name: '病例问卷', to: questionnaireListAddress(), sign: 'form' },
  { name: '直播大厅', to: liveHallAddress(), sign: 'live' },
  { name: '奖励与证书', to: claimsAddress(), sign: 'award' },
];

const trade: readonly Entry[] = [
  { name: '我的钱包', to: walletAddress(), sign: 'wallet' },
  { name: '领券中心', to: couponCenterAddress(), sign: 'coupon' },
  { name: '每日签到', to: signAddress(), sign: 'sign' },
  { name: '我的活动', to: ownActivitiesAddress(), sign: 'activity' },
  { name: '我的凭证', to: ticketListAddress(), sign: 'ticket' },
  { name: '我的奖品', to: ownPrizesAddress(), sign: 'prize' },
];

const service: readonly Entry[] = [
  { name: '全部消息', to: allMessagesAddress(), sign: 'message' },
  { name: '学习公告', to: noticesAddress(), sign: 'notice' },
  { name: '联系客服', to: supportAddress(), sign: 'support' },
  { name: '帮助中心', to: helpAddress(), sign: 'help' },
  { name: '意见反馈', to: feedbackAddress(), sign: 'feedback' },
];

const phoneOf = (home: MemberHome | undefined): Entry => {
  const row = { name: '手机号', sign: 'phone' } as const;
  if (!home) return { ...row, to: settingsAddress() };
  return home.phone
    ? { ...row, to: revisePhoneAddress(), value: home.phone }
    : { ...row, to: bindPhoneAddress(), value: '还没有绑定' };
};

/** What comes with the answer stands last, so that it moves nothing. */
const settingsOf = (home: MemberHome | undefined): readonly Entry[] => [
  phoneOf(home),
  { name: '医生认证', to: certificationAddress(), sign: 'doctor' },
  {
    name: '医生中心',
    to: doctorCenterAddress(),
    sign: 'teacher',
    ...(home && { value: home.teacherId ? '我是讲师' : '申请入驻' }),
  },
  { name: '设置', to: settingsAddress(), sign: 'settings' },
  ...(home?.teacherId
    ? [{ name: '讲师主页', to: workshopAddress({ id: home.teacherId }), sign: 'teacher' } as const]
    : []),
];

const Group = ({ title, entries }: { title: string; entries: readonly Entry[] }) => (
  <Box as="section" above={16} side="gutter">
    <Text as="h2" kind="meta" tone="tertiary" below={8}>
      {title}
    </Text>
    <SettingsList>
      {entries.map(({ name, to, sign, value }) => (
        <SettingsLink
          key={name}
          to={to}
          name={name}
          value={value}
          sign={
            <span className={css.sign}>
              <Sign of={sign} />
            </span>
          }
        />
      ))}
    </SettingsList>
  </Box>
);

export const MyGroups = ({ home }: { home: MemberHome | undefined }) => (
  <>
    <Group title="学习" entries={study} />
    <Group title="交易" entries={trade} />
    <Group title="服务" entries={service} />
    <Group title="设置" entries={settingsOf(home)} />
  </>
);
