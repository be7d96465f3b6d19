import { categoriesAddress } from '../../schemas/category/addresses.ts';
import { ownCoursesAddress } from '../../schemas/course/addresses.ts';
import { discoverAddress } from '../../schemas/home/addresses.ts';
import { myAddress } from '../../schemas/member/addresses.ts';
import { messageGroupsAddress } from '../../schemas/message/addresses.ts';
import { unreadMessages } from '../../schemas/message/unread-endpoints.ts';
import { bottomStatus } from '../../schemas/site/start-endpoints.ts';
import { useLoaded } from '../engine/use-loaded.ts';
import { isMember } from '../platform/session/session.ts';
import css from './tab-bar.module.css';
import { unreadBadge } from './unread-badge.ts';

type Tab = { key: string; label: string; href: string; icon: string };

/** The tabs in the order of the server's bottom-status list (shell rule 2). */
const tabs: readonly Tab[] = [
  {
    key: 'index',
    label: '发现',
    href: discoverAddress(),
    icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m3.800 5.200-2 5.600-5.600 2 2-5.600z',
  },
  {
    key: 'category',
    label: '分类',
    href: categoriesAddress(),
    icon: 'M4 4h6.500v6.500H4zm9.500 0H20v6.500h-6.500zM4 13.500h6.500V20H4zm9.500 0H20V20h-6.500z',
  },
  {
    key: 'course',
    label: '订阅',
    href: ownCoursesAddress(),
    icon: 'M12 6.500c-2-1.500-5-2-8-1v13c3-1 6-.5 8 1 2-1.500 5-2 8-1v-13c-3-1-6-.5-8 1zm0 0v13',
  },
  {
    key: 'messages',
    label: '消息',
    href: messageGroupsAddress(),
    icon: 'M4 5.500h16v11H9.500L5.500 20v-3.500H4zm4 4h8m-8 3h5',
  },
  {
    key: 'my',
    label: '我的',
    href: myAddress(),
    icon: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4.500 20c.6-3.700 3.700-5.500 7.500-5.500s6.900 1.800 7.500 5.500z',
  },
];

/** The bottom tabs that the server shows; `current` is the key of the active one. */
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
