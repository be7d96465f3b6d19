// @vitest-environment window
import { expect, test } from 'vitest';
import { newsPage } from '#schemas/news/endpoints.ts';
import NewsList from '#src/pages/news/list/view.tsx';
import { mount, settle } from '../../harness/mount.tsx';
import { stubBackEnd } from '../../harness/stub-back-end.ts';

test.each([
  ['/newsList', '去发现逛逛'],
  ['/newsList?type_id=2', '看全部资讯'],
])('an empty list of news at %s has a way on: %s', async (address, way) => {
  history.replaceState({ entry: crypto.randomUUID() }, '', address);
  stubBackEnd(({ path }) => ({
    code: 200,
    data: path === newsPage.path ? { data: [], last_page: 0 } : [],
  }));
  const { host } = await mount(<NewsList />);
  await settle();
  const ways = [...host.querySelectorAll('main a, main button')].map((each) => each.textContent);
  expect(ways).toContain(way);
});
