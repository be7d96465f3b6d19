// @vitest-environment window
import { App } from 'antd';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { DeskProvider, OperatorProvider } from '#src/operator/draft-editor/context.ts';
import { createDraftEditor } from '#src/operator/draft-editor/draft-editor.ts';
import DraftHistoryScreen from '#src/operator/publication/draft-history/screen.tsx';
import { DiscardButton } from '#src/operator/publication/publish/discard-button.tsx';
import { beginOperator } from '#src/operator/session.ts';
import { soundDocument } from '../../harness/home-documents.ts';
import { mount, settle } from '../../harness/mount.tsx';
import { deskData } from '../../harness/operator/desk-data.ts';
import { signedOperator } from '../../harness/operator/signed-operator.ts';
import { stubBackEnd } from '../../harness/stub-back-end.ts';

const operator = signedOperator('publish');
const nothing = () => undefined;

beforeEach(() => beginOperator({ operator, csrf: 'a' }));

/** The history of a draft of version 4, and the way to give up what is not published. */
const openDesk = async (steps: unknown[], unpublished: object) => {
  stubBackEnd(({ path }) => ({
    code: 200,
    data: path.endsWith('/list-draft-steps')
      ? { items: steps, pages: 1 }
      : { version: 4, owners: [], earlier: 0, mayDiscard: true, ...unpublished },
  }));
  const desk = createDraftEditor(operator, deskData(soundDocument));
  onTestFinished(desk.stop);
  const { host } = await mount(
    <App>
      <OperatorProvider value={operator}>
        <DeskProvider value={desk}>
          <DraftHistoryScreen />
          <DiscardButton onDone={nothing} />
        </DeskProvider>
      </OperatorProvider>
    </App>,
  );
  await settle();
  return host;
};

const step = (version: number) => ({
  ...{ id: version, version, author: '小李', since: 1, at: 2, note: '', changes: [], count: 0 },
});

test('a draft that was never changed says so', async () => {
  const host = await openDesk([], {});
  expect(host.textContent).toContain('草稿还没有改动过');
  expect(host.textContent).not.toContain('没有更早的了');
});

test('steps stand with the one that is the draft now', async () => {
  const host = await openDesk([step(4), step(3)], {});
  const rows = [...host.querySelectorAll('li[aria-label^=小李]')].map((row) => row.textContent);
  expect(rows.map((text) => text?.includes('现在的草稿'))).toEqual([true, false]);
  expect(host.textContent).not.toContain('草稿还没有改动过');
});

test.each([
  [0, '小李 2 处）'],
  [1, '小李 2 处、更早的 1 处（草稿历史里没有记是谁改的））'],
])(
  'whose changes others would give up, %i of them older than the history',
  async (earlier, says) => {
    const owners = [{ name: '小李', own: false, count: 2 }];
    const host = await openDesk([], { owners, earlier, mayDiscard: false });
    expect(host.textContent).toContain(says);
  },
);
