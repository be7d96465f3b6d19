// @vitest-environment window
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportDiagnostics } from '#schemas/diagnostics/endpoints.ts';
import { newCourseList } from '#schemas/home/endpoints.ts';
import { walletHome } from '#schemas/wallet/endpoints.ts';
import { createHomeEngine } from '#src/home/home-engine.ts';
import { hearAnswers } from '#src/platform/reading/read-call.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { answerWith, success } from '../../harness/browser-stubs.ts';
import { mount } from '../../harness/mount.tsx';

beforeEach(() => {
  localStorage.setItem('TOKEN', 'member');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const Page = () => {
  const list = useList(newCourseList);
  const { data } = useCall(walletHome);
  return (
    <p>
      {list.items.length} {data ? 'open' : ''}
    </p>
  );
};

/** What a page reports that shows these answers. */
const statedOf = async (answers: Readonly<Record<string, unknown>>) => {
  const requests = answerWith(({ path }) => success(answers[path] ?? { accepted: 1 }));
  const { onShown } = createHomeEngine();
  hearAnswers((endpoint, came) => onShown?.('', endpoint, came));
  const { host } = await mount(<Page />);
  for (let round = 0; round < 8; round += 1) {
    await vi.dynamicImportSettled();
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
  expect(host.textContent).toBe('1 open');
  return requests.flatMap(({ path, body }) => (path === reportDiagnostics.path ? [body] : []));
};

const course = { id: 1, type: 0, title: '课', price: '0.00' };

test('values of a list and of a detail that a default replaced are told once the page is shown', async () => {
  const notices = await statedOf({
    [newCourseList.path]: [{ ...course, virtual_stock: '很多' }],
    [walletHome.path]: { balance: '8.00', points: '很多' },
  });
  expect(notices).toMatchObject([
    {
      entries: [
        {
          fault: 'field-defaulted',
          section: '页面',
          endpoint: newCourseList.path,
          path: '*.virtual_stock',
        },
        { fault: 'field-defaulted', section: '页面', endpoint: walletHome.path, path: 'points' },
      ],
    },
  ]);
});

test('a page whose values are all read tells nothing', async () => {
  const notices = await statedOf({
    [newCourseList.path]: [course],
    [walletHome.path]: { balance: '8.00', points: '12' },
  });
  expect(notices).toEqual([]);
});
