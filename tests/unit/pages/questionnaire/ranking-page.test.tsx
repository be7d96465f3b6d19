// @vitest-environment window
// @window-url https://app.example/questionnaire_ranking_list?id=2
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { RANK_RULE } from '#schemas/questionnaire/samples.ts';
import { rankingOf } from '#schemas/sample.ts';
import RankingPage from '#src/pages/questionnaire/ranking/view.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { mount, settle } from '../../harness/mount.tsx';
import { stubBackEnd } from '../../harness/stub-back-end.ts';

it('prints the rule by which the server ranks, and how far the place above is', async () => {
  writeSession('token', 't');
  stubBackEnd(() => ({ code: 200, data: rankingOf(2, RANK_RULE) }));
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RankingPage />
    </SWRConfig>,
  );
  await settle();
  expect(host.textContent).toContain(RANK_RULE);
  expect(host.querySelector('[role=group]')?.textContent).toContain('距上一名差 5 分');
});
