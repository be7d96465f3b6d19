import { SWRConfig } from 'swr';
import { Route } from 'wouter';
import FlashPage from '#src/pages/activity/flash/view.tsx';
import TeamPage from '#src/pages/activity/team/team/view.tsx';
import { mount, settle } from '../mount.tsx';

export const openActivity = async (path: string): Promise<HTMLElement> => {
  history.replaceState({ entry: crypto.randomUUID() }, '', path);
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Route path="/sk_detail/:id">
        <FlashPage />
      </Route>
      <Route path="/teamDetails/:id">
        <TeamPage />
      </Route>
    </SWRConfig>,
  );
  await settle();
  await settle();
  return host;
};
