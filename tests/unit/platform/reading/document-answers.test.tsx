// @vitest-environment window
import { SWRConfig } from 'swr';
import { afterEach, expect, it } from 'vitest';
import { caseEntry } from '#schemas/case/endpoints.ts';
import { CALL } from '#schemas/layout/first-paint.ts';
import { SUCCESS } from '#schemas/wire/envelope.ts';
import { dropEarlyCalls } from '#src/platform/calls/early-calls.ts';
import { dropDocumentAnswers } from '#src/platform/reading/document-answers.ts';
import { pageAnswers } from '#src/platform/reading/page-answers.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { answerTo } from '#stories/back-end/answers.ts';
import { answerWith, success } from '../../harness/browser-stubs.ts';
import { mount, settle } from '../../harness/mount.tsx';

afterEach(() => {
  dropEarlyCalls();
  dropDocumentAnswers();
  document.body.innerHTML = '';
});

it('shows from the first render what came with the HTML, and asks for it nowhere', async () => {
  const payload = { id: '1', entry: '1' };
  const { data } = answerTo(caseEntry.path, payload) ?? {};
  const element = document.createElement('script');
  element.type = 'application/json';
  element.setAttribute(CALL, caseEntry.path);
  element.dataset.body = JSON.stringify(payload);
  element.textContent = JSON.stringify({ code: Number(SUCCESS), msg: '', data });
  document.body.append(element);
  const requests = answerWith(() => success(data));
  const shown: string[] = [];
  const Entry = ({ entry }: { entry: string }) => {
    const answer = useCall(caseEntry, { id: '1', entry });
    shown.push(answer.data?.title ?? 'waiting');
    return answer.data?.title ?? 'waiting';
  };
  const { host, render } = await mount(
    <SWRConfig value={{ provider: pageAnswers }}>
      <Entry entry="1" />
    </SWRConfig>,
  );
  await settle();
  expect(host.textContent).not.toBe('waiting');
  expect(new Set(shown)).toEqual(new Set([host.textContent]));
  expect(requests).toEqual([]);
  await render(
    <SWRConfig value={{ provider: pageAnswers }}>
      <Entry key="2" entry="2" />
    </SWRConfig>,
  );
  await settle();
  expect(requests.map(({ path }) => path)).toEqual([caseEntry.path]);
});
