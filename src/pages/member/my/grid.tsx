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
import { allMessagesAddress } from '#schemas/message/addresses.ts';
import { notesAddress } from '#schemas/note/addresses.ts';
import { orderListAddress } from '#schemas/order/addresses.ts';
import { pointsAddress, signAddress } from '#schemas/points/addresses.ts';
import { ownQuestionsAddress } from '#schemas/question/addresses.ts';
import { questionnaireListAddress } from '#schemas/questionnaire/addresses.ts';
import { supportAddress } from '#schemas/support/addresses.ts';
import { workshopAddress } from '#schemas/teacher/addresses.ts';
import { ticketListAddress } from '#schemas/ticket/addresses.ts';
import { walletAddress } from '#schemas/wallet/addresses.ts';
import { SignTile } from '#src/ui/icon/tile.tsx';
import { Box, Stack, Text } from '#src/ui/part/parts.tsx';
import { Sign, type signs } from './signs.tsx';
import css from './view.module.css';

type Entry = { name: string; href: string; sign: keyof typeof signs };

const belongings: readonly Entry[] = [
  { name: '我的订单', href: orderListAddress(), sign: 'order' },
  { name: '我的钱包', href: walletAddress(), sign: 'wallet' },
  { name: '我的积分', href: pointsAddress(), sign: 'points' },
  { name: '我的活动', href: ownActivitiesAddress(), sign: 'activity' },
  { name: '我的凭证', href: ticketListAddress(), sign: 'ticket' },
  { name: '每日签到', href: signAddress(), sign: 'sign' },
  { name: '领券中心', href: couponCenterAddress(), sign: 'coupon' },
  { name: '奖励与证书', href: claimsAddress(), sign: 'award' },
  { name: '病例问卷', href: questionnaireListAddress(), sign: 'form' },
];

const entries: readonly Entry[] = [
  { name: '我的课程', href: ownCoursesAddress(), sign: 'course' },
  { name: '我的考试', href: myExamsAddress(), sign: 'exam' },
  { name: '错题本', href: wrongAnswersAddress({}), sign: 'wrong' },
  { name: '我的奖品', href: ownPrizesAddress(), sign: 'prize' },
  { name: '我的笔记', href: notesAddress(), sign: 'note' },
  { name: '我的提问', href: ownQuestionsAddress(), sign: 'question' },
  { name: '直播大厅', href: liveHallAddress(), sign: 'live' },
  { name: '学习公告', href: noticesAddress(), sign: 'notice' },
  { name: '全部消息', href: allMessagesAddress(), sign: 'message' },
  { name: '医生认证', href: certificationAddress(), sign: 'doctor' },
  { name: '联系客服', href: supportAddress(), sign: 'support' },
  { name: '帮助中心', href: helpAddress(), sign: 'help' },
  { name: '意见反馈', href: feedbackAddress(), sign: 'feedback' },
];

const Grid = ({ title, entries: shown }: { title: string; entries: readonly Entry[] }) => (
  <Box
    as="section"
    padBlock={12}
    padInline={4}
    above={12}
    below={12}
    side="gutter"
    surface="card"
    radius="card"
  >
    <Text as="h2" kind="card-title" weight={600} padInline={12} padStart={4} padEnd={8}>
      {title}
    </Text>
    <ul className={css.grid}>
      {shown.map(({ name, href, sign }) => (
        <li key={href}>
          <Stack
            as="a"
            kind="meta"
            tone="secondary"
            textAlign="center"
            gap={6}
            across="center"
            padBlock={10}
            radius="small"
            press="page"
            href={href}
          >
            <SignTile>
              <Sign of={sign} />
            </SignTile>
            {name}
          </Stack>
        </li>
      ))}
    </ul>
  </Box>
);

export const MyGrid = ({ teacherId }: { teacherId: string }) => {
  const own: readonly Entry[] = teacherId
    ? [{ name: '讲师主页', href: workshopAddress({ id: teacherId }), sign: 'teacher' }]
    : [];
  return (
    <>
      <Grid title="订单与权益" entries={belongings} />
      <Grid title="常用功能" entries={[...entries, ...own]} />
    </>
  );
};
