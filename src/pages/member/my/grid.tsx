import { SignTile } from '../../../ui/icon/tile.tsx';
import css from './grid.module.css';
import { Sign, type signs } from './signs.tsx';

type Entry = { name: string; href: string; sign: keyof typeof signs };

const belongings: readonly Entry[] = [
  { name: '我的订单', href: '/orderList', sign: 'order' },
  { name: '我的钱包', href: '/myWallet', sign: 'wallet' },
  { name: '我的积分', href: '/myIntegral', sign: 'points' },
  { name: '我的活动', href: '/myactivity', sign: 'activity' },
  { name: '每日签到', href: '/sign', sign: 'sign' },
  { name: '领券中心', href: '/yhj', sign: 'coupon' },
  { name: '病例问卷', href: '/questionnaire_list', sign: 'form' },
];

const entries: readonly Entry[] = [
  { name: '我的课程', href: '/course', sign: 'course' },
  { name: '学习记录', href: '/viewRecord', sign: 'record' },
  { name: '我的收藏', href: '/myCollect', sign: 'collect' },
  { name: '我的关注', href: '/guanzhu', sign: 'follow' },
  { name: '直播大厅', href: '/house', sign: 'live' },
  { name: '学习公告', href: '/notice', sign: 'notice' },
  { name: '全部消息', href: '/msg', sign: 'message' },
  { name: '个人资料', href: '/loginform', sign: 'profile' },
];

const Grid = ({ title, entries: shown }: { title: string; entries: readonly Entry[] }) => (
  <section className={css.card}>
    <h2 className={css.title}>{title}</h2>
    <ul className={css.grid}>
      {shown.map(({ name, href, sign }) => (
        <li key={href}>
          <a className={css.entry} href={href}>
            <SignTile>
              <Sign of={sign} />
            </SignTile>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** Where things are; teachers have one more. */
export const MyGrid = ({ teacherId }: { teacherId: string }) => {
  const own: readonly Entry[] = teacherId
    ? [{ name: '讲师主页', href: `/join?id=${teacherId}`, sign: 'teacher' }]
    : [];
  return (
    <>
      <Grid title="订单与权益" entries={belongings} />
      <Grid title="常用功能" entries={[...entries, ...own]} />
    </>
  );
};
