import { Alert, App, Button, Input, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { documentFile, type FileScope } from '#schemas/publication/document-file.ts';
import { isPage, type PageName, pageList, pageNames } from '#schemas/publication/page-names.ts';
import {
  useDeskState,
  useDraftEditor,
  useEditedPlan,
  useRights,
} from '../../draft-editor/context.ts';
import { keepWriting, savedWriting, type Writing } from '../../draft-editor/saved.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { saveFile } from '../../parts/list/save-file.ts';
import { MenuButton } from '../../parts/menu-button.tsx';
import { Line, Stack, Text } from '../../parts/part.tsx';
import { pageControl, pageScreen } from '../editor/pages/page-screens.ts';
import { WithPreview } from '../preview-pane/with-preview.tsx';
import { ChoicesPanel } from './choices-panel.tsx';
import css from './document.module.css';
import { pageText, readPageText } from './page-text.ts';

const ImportDialog = lazyPart(
  async () => (await import('./import-dialog.tsx')).ImportDialog,
  ({ open }) => open,
);

const wholeName = '整个首页';
const nameOf = (scope: FileScope): string => (scope === 'whole' ? wholeName : pageNames[scope]);

const FileButtons = ({ page }: { page: PageName }) => {
  const desk = useDraftEditor();
  const { edit } = useRights();
  const noun = useEditedPlan() ? '方案' : '草稿';
  const { message } = App.useApp();
  const [importing, setImporting] = useState(false);
  const choices = (['draft', 'live'] as const).flatMap((which) =>
    ([page, 'whole'] as const).map((scope) => ({ which, scope })),
  );
  const labelOf = ({ which, scope }: (typeof choices)[number]) =>
    `${nameOf(scope)}（${which === 'draft' ? noun : '线上'}）`;
  const save = (choice: (typeof choices)[number]) => {
    const { document, live } = desk.store.get();
    const name = `首页文档-${labelOf(choice)}`;
    const text = documentFile(choice.which === 'draft' ? document : live.document, choice.scope);
    if (text === undefined) return void message.info('这一页与出厂时一样，文档里没有写它');
    saveFile({ name, ending: 'json', type: 'application/json' }, [text]);
  };
  return (
    <>
      <MenuButton
        button={{ children: '导出…' }}
        menu={{
          items: choices.map((choice) => ({
            key: `${choice.which} ${choice.scope}`,
            label: labelOf(choice),
            onClick: () => save(choice),
          })),
        }}
      />
      {edit && <Button onClick={() => setImporting(true)}>导入…</Button>}
      <ImportDialog open={importing} page={page} onClose={() => setImporting(false)} />
    </>
  );
};

const SCHEMA = '/v1/home-document.schema.json';

const pages = pageList.map((value) => ({ value, label: pageNames[value] }));

const Faults = ({ faults }: { faults: readonly { path: string; message: string }[] }) => (
  <ul className={css.faults} aria-label="问题">
    {faults.map(({ path, message }) => (
      <li key={`${path} ${message}`}>
        {path && <code>{path}</code>} {message}
      </li>
    ))}
  </ul>
);

const PageEditor = ({ page }: { page: PageName }) => {
  const desk = useDraftEditor();
  const document = useDeskState((state) => state.document);
  const operator = useDeskState((state) => state.operator);
  const { edit } = useRights();
  const stored = useMemo(() => pageText(document, page), [document, page]);
  const plan = useEditedPlan();
  const textKey = plan ? `plan-${plan.id} ${page}` : page;
  const [writing, setWriting] = useState(() => savedWriting(operator.id, textKey));
  const take = (next: Writing | undefined) => {
    keepWriting(operator.id, textKey, next);
    setWriting(next);
  };
  const text = writing?.text ?? stored;
  const changed = writing !== undefined && text !== stored;
  const read = useMemo(() => readPageText(document, page, text), [document, page, text]);
  // a colleague's later change must be seen before it is overwritten
  const overtaken = changed && writing.from !== stored;
  const { faults, document: next } = read;
  const write = () => {
    if (!next) return;
    desk.change(() => next);
    take(undefined);
  };
  return (
    <>
      <Input.TextArea
        id={pageControl(page)}
        className={css.text ?? ''}
        value={text}
        onChange={({ target }) => take({ from: writing?.from ?? stored, text: target.value })}
        rows={28}
        spellCheck={false}
        disabled={!edit}
        status={faults.length > 0 ? 'error' : ''}
        aria-label={`${pageNames[page]}的文档`}
      />
      {faults.length > 0 && (
        <Text tone="secondary">
          {next ? '可以写入并保存；改好下面的内容后才能发布。' : '改好下面的内容后才能写入。'}
        </Text>
      )}
      {faults.length > 0 && <Faults faults={faults} />}
      {overtaken && (
        <Alert
          type="warning"
          title="草稿在你编辑时有了新的改动，写入前请先重新载入，以免盖掉别人的修改。"
        />
      )}
      <Line gap={12} wrap className={css.tools}>
        <Button type="primary" disabled={!edit || !changed || overtaken || !next} onClick={write}>
          写入草稿
        </Button>
        <Button disabled={!changed} onClick={() => take(undefined)}>
          {overtaken ? '重新载入' : '放弃这里的改动'}
        </Button>
        <FileButtons page={page} />
        <a href={SCHEMA} target="_blank" rel="noreferrer">
          文档格式（给技术人员）
        </a>
      </Line>
      <ChoicesPanel
        text={text}
        disabled={!edit}
        onText={(next) => take({ from: writing?.from ?? stored, text: next })}
      />
    </>
  );
};

const DocumentScreen = ({ named }: { named: string }) => {
  const page = isPage(named) ? named : 'ordered';
  const [, navigate] = useLocation();
  return (
    <WithPreview>
      <Stack as="section" gap={12} across="start" aria-label="页面文档编辑">
        <Text tone="secondary">
          每个首页都是一份文档：区块的设置、数据来源、主题、显示条件，以及标签组和双列组。写入草稿后可以预览、撤销，发布后生效。
        </Text>
        <Segmented<PageName>
          options={pages}
          value={page}
          onChange={(chosen) => navigate(pageScreen(chosen))}
          aria-label="页面"
        />
        <PageEditor key={page} page={page} />
      </Stack>
    </WithPreview>
  );
};

export default DocumentScreen;
