import { Skeleton } from 'antd';
import { lazy, Suspense, useEffect } from 'react';
import { Link, Redirect, Route, Switch, useLocation } from 'wouter';
import { useDeskState, useRights } from '../desk/desk-context.ts';
import { EditorScreen } from '../editor/editor-screen.tsx';
import { Icon, type IconName } from '../parts/icons.tsx';
import { SettingsScreen } from '../settings/settings-screen.tsx';
import { ClashDialog } from './clash-dialog.tsx';
import css from './frame.module.css';
import { TopBar } from './top-bar.tsx';
import { useDeskLife } from './use-desk-life.ts';

const Releases = lazy(() => import('../publishing/releases-screen.tsx'));
const Faults = lazy(() => import('../reports/faults-screen.tsx'));
const Audit = lazy(() => import('../reports/audit-screen.tsx'));
const Accounts = lazy(() => import('../reports/accounts-screen.tsx'));

type Place = { path: string; label: string; icon: IconName };

const places: readonly Place[] = [
  { path: '/', label: '首页编辑', icon: 'home' },
  { path: '/settings', label: '页面配置', icon: 'settings' },
  { path: '/releases', label: '发布记录', icon: 'releases' },
  { path: '/faults', label: '线上问题', icon: 'faults' },
  { path: '/audit', label: '操作记录', icon: 'audit' },
];

const accounts: Place = { path: '/accounts', label: '账号管理', icon: 'accounts' };

const isAt = (location: string, path: string) =>
  path === '/' ? location === '/' : location.startsWith(path);

/** What stands around every screen: where one can go, what is saved, who is here. */
export const Frame = () => {
  const [location] = useLocation();
  const { publish } = useRights();
  const { base } = useDeskState();
  const shown = publish ? [...places, accounts] : places;
  const here = shown.find(({ path }) => isAt(location, path));
  useDeskLife(here?.label ?? '');
  useEffect(() => {
    document.title = `${here?.label ?? '首页'} · 运营后台`;
  }, [here?.label]);
  return (
    <div className={css.frame}>
      <nav className={css.nav} aria-label="后台导航">
        <p className={css.brand}>
          <span className={css.mark} aria-hidden="true">
            {base.document.site.title.slice(0, 1)}
          </span>
          <span className={css.words}>
            <strong>{base.document.site.title}</strong>
            <span>运营后台</span>
          </span>
        </p>
        {shown.map(({ path, label, icon }) => (
          <Link
            key={path}
            href={path}
            className={css.place ?? ''}
            aria-current={isAt(location, path) ? 'page' : undefined}
            title={label}
          >
            <Icon name={icon} size={20} />
            <span className={css.label}>{label}</span>
          </Link>
        ))}
      </nav>
      <TopBar title={here?.label ?? '运营后台'} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys as well */}
      <main className={css.main} tabIndex={0}>
        <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
          <Switch>
            <Route path="/" component={EditorScreen} />
            <Route path="/settings/:part?">
              {({ part }) => <SettingsScreen part={part ?? ''} />}
            </Route>
            <Route path="/releases" component={Releases} />
            <Route path="/faults" component={Faults} />
            <Route path="/audit" component={Audit} />
            {publish && <Route path="/accounts" component={Accounts} />}
            <Route>
              <Redirect to="/" />
            </Route>
          </Switch>
        </Suspense>
      </main>
      <ClashDialog />
    </div>
  );
};
