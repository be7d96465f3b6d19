import css from './my-grid.module.css';
import { Sign, type signs } from './my-signs.tsx';

type Entry = { name: string; href: string; sign: keyof typeof signs };

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

/** Where things are; teachers have one more. */
export const MyGrid = ({ teacherId }: { teacherId: string }) => {
  const own: readonly Entry[] = teacherId
    ? [{ name: '讲师主页', href: `/join?id=${teacherId}`, sign: 'teacher' }]
    : [];
  return (
    <section className={css.card}>
      <h2 className={css.title}>常用功能</h2>
      <ul className={css.grid}>
        {[...entries, ...own].map(({ name, href, sign }) => (
          <li key={href}>
            <a className={css.entry} href={href}>
              <span className={css.sign}>
                <Sign of={sign} />
              </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
