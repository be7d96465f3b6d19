// @vitest-environment window
import { App } from 'antd';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { DeskProvider, OperatorProvider } from '#src/operator/draft-editor/context.ts';
import { createDraftEditor } from '#src/operator/draft-editor/draft-editor.ts';
import { usePublication } from '#src/operator/publication/publish/use-publication.ts';
import { beginOperator } from '#src/operator/session.ts';
import { soundDocument } from '../../harness/home-documents.ts';
import { mount, press } from '../../harness/mount.tsx';
import { deskData } from '../../harness/operator/desk-data.ts';
import { signedOperator } from '../../harness/operator/signed-operator.ts';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const operator = signedOperator('publish');
const nothing = () => undefined;

beforeEach(() => beginOperator({ operator, csrf: 'a' }));

/** No envelope: nobody knows what became of the call. */
const LOST = 'gone';

const head = { id: 2, kind: 'publish', author: 'admin', at: 1, note: '', source: null, plans: [] };
const published: Reply = {
  code: 200,
  data: { outcome: 'published', release: head, repeated: true },
};

const Publishing = ({ version }: { version: number }) => {
  const { lost, forgetLost, run } = usePublication({ version, left: [] }, nothing, nothing);
  return (
    <>
      <button type="button" id="publish" onClick={() => run({ when: 'now', note: '' })}>
        {lost ? '再发一次' : '发布'}
      </button>
      <button type="button" id="type" onClick={forgetLost}>
        改备注
      </button>
    </>
  );
};

/** Publishing as its dialog does, with what the back end answers one after the other. */
const open = async (replies: Reply[]) => {
  const requests = stubBackEnd(({ path }) =>
    path.endsWith('/publish') ? (replies.shift() ?? LOST) : LOST,
  );
  const desk = createDraftEditor(operator, deskData(soundDocument));
  onTestFinished(desk.stop);
  const at = (version: number) => (
    <App>
      <OperatorProvider value={operator}>
        <DeskProvider value={desk}>
          <Publishing version={version} />
        </DeskProvider>
      </OperatorProvider>
    </App>
  );
  const { host, render } = await mount(at(4));
  return {
    host,
    /** A review of another version is shown. */
    review: (version: number) => render(at(version)),
    tap: (id: string) => press(host.querySelector(`#${id}`)),
    sent: () => requests.filter(({ path }) => path.endsWith('/publish')).map(({ body }) => body),
  };
};

test('what others have saved since the review was shown is told at the first press', async () => {
  const { review, tap, sent } = await open([published]);
  await review(5);
  await tap('publish');
  expect(sent()).toEqual([]);
  expect(document.body.textContent).toContain('小李刚刚又修改了草稿，请核对后再发布');
  await tap('publish');
  expect(sent()).toMatchObject([{ version: 5 }]);
});

test('a press whose answer was lost is sent again as it was, whatever is shown by then', async () => {
  const { host, review, tap, sent } = await open([LOST, published]);
  await tap('publish');
  expect(host.textContent).toContain('再发一次');
  await review(5);
  await tap('publish');
  const [first, second] = sent();
  expect(first).toMatchObject({ version: 4 });
  expect(second).toEqual(first);
  expect(host.textContent).not.toContain('再发一次');
});

test('what is typed after a lost answer is another wish', async () => {
  const { host, review, tap, sent } = await open([LOST]);
  await tap('publish');
  await tap('type');
  expect(host.textContent).not.toContain('再发一次');
  await review(5);
  await tap('publish');
  expect(sent()).toHaveLength(1);
});
