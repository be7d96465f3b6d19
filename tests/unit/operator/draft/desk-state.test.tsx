// @vitest-environment window
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { DeskProvider, useDeferredDesk, useDeskState } from '#src/operator/draft-editor/context.ts';
import { createDraftEditor } from '#src/operator/draft-editor/draft-editor.ts';
import { partNamed, setField } from '#src/operator/draft-editor/edits.ts';
import { beginOperator } from '#src/operator/session.ts';
import { soundDocument } from '../../harness/home-documents.ts';
import { mount, settle } from '../../harness/mount.tsx';
import { deskData } from '../../harness/operator/desk-data.ts';
import { signedOperator } from '../../harness/operator/signed-operator.ts';

const operator = signedOperator('publish');
const titled = (title: string) => setField(partNamed('首页区块'), '直播标题', 'title', title);

beforeEach(() => {
  sessionStorage.clear();
  beginOperator({ operator, csrf: 'token' });
});

const editorOf = (title: string) => {
  const document = titled(title)(soundDocument);
  const editor = createDraftEditor(operator, deskData(document));
  onTestFinished(editor.stop);
  return editor;
};

const drawn: string[] = [];
const say = (name: string, text: string) => {
  drawn.push(name);
  return <p id={name}>{text}</p>;
};
const titleIn = (document: typeof soundDocument) =>
  document.sections.find(({ name }) => name === '直播标题')?.title ?? '';
const Title = () =>
  say(
    'title',
    useDeskState(({ document }) => titleIn(document)),
  );
const Site = () =>
  say(
    'site',
    useDeskState(({ document }) => document.site.title),
  );
const Lazy = () => say('later', titleIn(useDeferredDesk().document));

const parts = (
  <>
    <Title />
    <Site />
    <Lazy />
  </>
);

test('what is typed draws anew what shows it, then what may wait, and nothing else', async () => {
  const editor = editorOf('一');
  const { host } = await mount(<DeskProvider value={editor}>{parts}</DeskProvider>);
  const textOf = (id: string) => host.querySelector(`#${id}`)?.textContent;
  expect([textOf('title'), textOf('later')]).toEqual(['一', '一']);
  drawn.length = 0;
  await settle(() => editor.change(titled('二')));
  expect(drawn).not.toContain('site');
  expect(drawn.indexOf('title')).toBeLessThan(drawn.indexOf('later'));
  expect([textOf('title'), textOf('later')]).toEqual(['二', '二']);
});

test('what may wait never shows another desk', async () => {
  const [one, other] = [editorOf('一'), editorOf('别的')];
  const seen: string[] = [];
  const Watch = () => {
    seen.push(titleIn(useDeferredDesk().document));
    return null;
  };
  const { render } = await mount(
    <DeskProvider value={one}>
      <Watch />
    </DeskProvider>,
  );
  seen.length = 0;
  await render(
    <DeskProvider value={other}>
      <Watch />
    </DeskProvider>,
  );
  expect(new Set(seen)).toEqual(new Set(['别的']));
});
