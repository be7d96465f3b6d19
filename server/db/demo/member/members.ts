import { DAY } from '../../../platform/time/durations.ts';
import type { member } from '../../tables/member.ts';

type DemoMember = typeof member.$inferInsert & { openid: string };

/** Portraits 1 to 24 are those of the teachers, one of whom logs in as well. */
const avatar = (number: number) => `/media/avatar-${number}.svg`;

/** As the members have registered them, in the order of `demoMembers`; of nobody real. */
export const demoRealNames = ['林晓', '周明远', '赵立', '陈思远', '吴静怡'] as const;

/** One member of each kind; `sim-<openid>` logs in where the messenger is simulated. */
export const demoMembers = (now: number): DemoMember[] => [
  { openid: 'demo_plain', nickname: '林晓', avatar: avatar(25), phone: '' },
  {
    openid: 'demo_vip',
    nickname: '周明远',
    avatar: avatar(26),
    phone: '13900000002',
    formDone: true,
    vipUntil: new Date(now + 300 * DAY),
  },
  { openid: 'demo_disabled', nickname: '赵立', avatar: avatar(27), disabled: true, formDone: true },
  {
    openid: 'demo_doctor',
    nickname: '陈医生',
    avatar: avatar(28),
    phone: '13900000004',
    formDone: true,
    doctor: true,
  },
  {
    openid: 'demo_teacher',
    nickname: '吴老师',
    avatar: avatar(10),
    phone: '13900000005',
    formDone: true,
    doctor: true,
  },
];
