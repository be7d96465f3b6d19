import type { member } from '../tables/people.ts';

type DemoMember = typeof member.$inferInsert & { openid: string };

const avatar = (number: number) => `/media/avatar-${number}.svg`;
const DAY = 86_400_000;

/** One member of each kind; `sim-<openid>` logs in where the messenger is simulated. */
export const demoMembers = (now: number): DemoMember[] => [
  { openid: 'demo_plain', nickname: '林晓', avatar: avatar(1), phone: '' },
  {
    openid: 'demo_vip',
    nickname: '周明远',
    avatar: avatar(2),
    phone: '13900000002',
    formDone: true,
    vipUntil: new Date(now + 300 * DAY),
  },
  { openid: 'demo_disabled', nickname: '赵立', avatar: avatar(3), disabled: true, formDone: true },
  {
    openid: 'demo_doctor',
    nickname: '陈医生',
    avatar: avatar(4),
    phone: '13900000004',
    formDone: true,
    doctor: true,
  },
  {
    openid: 'demo_teacher',
    nickname: '吴老师',
    avatar: avatar(5),
    phone: '13900000005',
    formDone: true,
    doctor: true,
  },
];

const names = [
  '陈思远',
  '李文博',
  '王雅琴',
  '张建国',
  '刘静怡',
  '杨晨光',
  '赵雪梅',
  '黄志强',
  '周婉清',
  '吴承宇',
  '徐海燕',
  '孙立新',
  '马晓东',
  '朱丽华',
  '胡一鸣',
  '郭春燕',
  '何俊杰',
  '高雅文',
  '林国栋',
  '罗美玲',
  '郑浩然',
  '梁淑珍',
  '谢天佑',
  '宋佳宁',
];

const shops = [
  '心血管病学工作室',
  '呼吸慢病管理工作室',
  '神经内科工作室',
  '骨科运动医学工作室',
  '消化健康工作室',
  '医学影像读片室',
  '临床药学工作室',
  '重症护理工作室',
  '中医经典研习社',
  '针灸推拿工作室',
  '康复训练工作室',
  '妇产健康工作室',
  '儿科用药工作室',
  '心理支持工作室',
  '检验医学工作室',
  '科研统计工作室',
  '甲状腺健康工作室',
  '糖尿病管理工作室',
  '皮肤健康工作室',
  '眼健康工作室',
  '口腔健康工作室',
  '书画艺术工作室',
  '医学英语工作室',
  '营养与睡眠工作室',
];

export const demoTeachers = names.map((name, index) => ({ name, avatar: avatar(index + 1) }));

export const demoWorkshops = (teachers: number[]) =>
  teachers.map((teacherId, position) => ({
    teacherId,
    shop: shops[position % shops.length] ?? '',
    position,
  }));

const messageTitles = [
  '课程更新提醒',
  '直播即将开始',
  '优惠券到账',
  '学习周报',
  '问卷邀请',
  '课程评论有新回复',
  '系统通知',
  '专栏上新',
  '拼团进度提醒',
  '继续教育学分到账',
  '活动报名成功',
  '会员权益更新',
];

/** All unread. */
export const demoMessages = (memberId: number) =>
  messageTitles.map((title) => ({ memberId, title, body: `${title}，点击查看详情。` }));
