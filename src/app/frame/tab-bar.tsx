import { categoriesAddress } from '#schemas/category/addresses.ts';
import { ownCoursesAddress } from '#schemas/course/addresses.ts';
import { discoverAddress } from '#schemas/home/addresses.ts';
import { myAddress } from '#schemas/member/addresses.ts';
import { messageGroupsAddress } from '#schemas/message/addresses.ts';
import { unreadMessages } from '#schemas/message/unread-endpoints.ts';
import { bottomStatus } from '#schemas/site/start-endpoints.ts';
import { useLoaded } from '#src/engine/use-loaded.ts';
import { isMember } from '#src/platform/session/session.ts';
import css from './tab-bar.module.css';
import { unreadBadge } from './unread-badge.ts';

type Tab = { key: string; label: string; href: string; icon: string };

/** In the order of the server's bottom-status list (shell rule 2). */
const tabs: readonly Tab[] = [
  {
    key: 'index',
    label: '发现',
    href: discoverAddress(),
    icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m3.8 5.2-2 5.6-5.6 2 2-5.6z',
  },
  {
    key: 'category',
    label: '分类',
    href: categoriesAddress(),
    icon: 'M4 4h6.5v6.5H4zm9.5 0H20v6.5h-6.5zM4 13.5h6.5V20H4zm9.5 0H20V20h-6.5z',
  },
  {
    key: 'course',
    label: '订阅',
    href: ownCoursesAddress(),
    icon: 'M12 6.5c-2-1.5-5-2-8-1v13c3-1 6-.5 8 1 2-1.5 5-2 8-1v-13c-3-1-6-.5-8 1zm0 0v13',
  },
  {
    key: 'messages',
    label: '消息',
    href: messageGroupsAddress(),
    icon: 'M4 5.5h16v11H9.5L5.5 20v-3.5H4zm4 4h8m-8 3h5',
  },
  {
    key: 'my',
    label: '我的',
    href: myAddress(),
    icon: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4.5 20c.6-3.7 3.7-5.5 7.5-5.5s6.9 1.8 7.5 5.5z',
  },
];

export const TabBar = ({ current }: { current: string }) => {
  const status = useLoaded(bottomStatus, {});
  const unread = useLoaded(unreadMessages, { type: 1 }, isMember());
  const shown = tabs.filter((_, index) => status?.[index]?.shown);
  const badge = unreadBadge(unread ?? 0);
  if (status !== undefined && shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: tests and analytics find the tab bar by this attribute
    <nav className={css.bar} role="navigation" aria-label="底部导航">
      {shown.map(({ key, label, href, icon }) => (
        <a
          className={css.tab}
          key={key}
          href={href}
          aria-current={key === current ? 'page' : undefined}
        >
          <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
          {label}
          {key === 'messages' && badge && (
            <span className={css.badge}>
              <span className="spoken">未读消息</span>
              {badge}
            </span>
          )}
        </a>
      ))}
    </nav>
  );
};
