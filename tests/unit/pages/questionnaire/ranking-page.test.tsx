// @vitest-environment window
// @window-url https://app.example/questionnaire_ranking_list?id=2
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import RankingPage from '#src/pages/questionnaire/ranking/view.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { mount, settle } from '../../harness/mount.tsx';
import { stubBackEnd } from '../../harness/stub-back-end.ts';

it('prints the rule by which the server ranks', async () => {
  writeSession('token', 't');
  stubBackEnd(() => ({ code: 200, data: { data: [], last_page: 0 } }));
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RankingPage />
    </SWRConfig>,
  );
  await settle();
  // held as well by the results of tests/server/questionnaire/results.test.ts
  expect(host.textContent).toContain(
    '每人取最好的一次：分数高的在前，同分用时短的在前，再同则先提交的在前。',
  );
});
