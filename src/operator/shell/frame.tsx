import { Skeleton } from 'antd';
import { useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { loadLater } from '../../platform/navigation/load-later.tsx';
import { screens } from '../addresses.ts';
import { useDeskState, useRights } from '../draft-editor/context.ts';
import { EditorScreen } from '../publication/editor/editor-screen.tsx';
import { SettingsScreen } from '../publication/settings/settings-screen.tsx';
import { ClashDialog } from './clash-dialog.tsx';
import css from './frame.module.css';
import { Nav, usePlaces } from './nav.tsx';
import { TopBar } from './top-bar.tsx';
import { useDeskLife } from './use-desk-life.ts';

const waiting = <Skeleton active paragraph={{ rows: 8 }} />;
const Releases = loadLater(() => import('../publication/releases/screen.tsx'), waiting);
const Faults = loadLater(() => import('../diagnostics/screen.tsx'), waiting);
const Audit = loadLater(() => import('../operator/audit-screen.tsx'), waiting);
const Certifications = loadLater(() => import('../certification/screen.tsx'), waiting);
const Refunds = loadLater(() => import('../refund/screen.tsx'), waiting);
const Accounts = loadLater(() => import('../operator/accounts-screen.tsx'), waiting);

/** The frame of every screen: navigation, save state, operators present. */
export const Frame = () => {
  const { publish } = useRights();
  const { base } = useDeskState();
  const { places, here } = usePlaces(publish);
  useDeskLife(here?.label ?? '');
  useEffect(() => {
    document.title = `${here?.label ?? '首页'} · 运营后台`;
  }, [here?.label]);
  return (
    <div className={css.frame}>
      <Nav title={base.document.site.title} places={places} here={here} />
      <TopBar title={here?.label ?? '运营后台'} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys as well */}
      <main className={css.main} tabIndex={0}>
        <Switch>
          <Route path={screens.editor} component={EditorScreen} />
          <Route path={`${screens.settings}/:part?`}>
            {({ part }) => <SettingsScreen part={part ?? ''} />}
          </Route>
          <Route path={screens.releases} component={Releases} />
          <Route path={screens.faults} component={Faults} />
          <Route path={screens.audit} component={Audit} />
          {publish && (
            <Route path={`${screens.certifications}/:member?`}>
              {({ member }) => <Certifications member={member ?? ''} />}
            </Route>
          )}
          {publish && (
            <Route path={`${screens.refunds}/:refund?`}>
              {({ refund }) => <Refunds refund={refund ?? ''} />}
            </Route>
          )}
          {publish && <Route path={screens.accounts} component={Accounts} />}
          <Route>
            <Redirect to={screens.editor} />
          </Route>
        </Switch>
      </main>
      <ClashDialog />
    </div>
  );
};
