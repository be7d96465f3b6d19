import { Alert, App, Button, Modal } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { type DocumentChange, describeChanges } from '#schemas/publication/describe-changes.ts';
import {
  LARGEST_FILE,
  type ReadFile,
  readDocumentFile,
  scopeWords,
} from '#schemas/publication/document-file.ts';
import type { DocumentFault } from '#schemas/publication/home-document.ts';
import { type PageName, pageNames } from '#schemas/publication/page-names.ts';
import { useDeskState, useDraftEditor, useEditedPlan } from '../../draft-editor/context.ts';
import { Line, Stack, Text } from '../../parts/part.tsx';
import { ChangesList } from '../publish/changes-list.tsx';
import css from './document.module.css';

type Taken = { name: string; bytes: Uint8Array };

type Props = { open: boolean; page: PageName; onClose: () => void };

/** The paths of these faults are in words. */
const FileFaults = ({ faults }: { faults: readonly DocumentFault[] }) => (
  <ul className={css.faults} aria-label="文件的问题">
    {faults.map(({ path, message }) => (
      <li key={`${path} ${message}`}>{path ? `${path}：${message}` : message}</li>
    ))}
  </ul>
);

type ShownProps = { read: ReadFile; changes: readonly DocumentChange[]; noun: string };

const FileShown = ({ read, changes, noun }: ShownProps) => {
  if (!read.ok)
    return (
      <>
        <Alert type="error" title={`文件不能导入，${noun}没有改动：`} />
        <FileFaults faults={read.faults} />
      </>
    );
  const { scope, faults } = read;
  return (
    <>
      <p>
        文件是{scopeWords(scope)}。应用以后，{noun}会有这些不同：
      </p>
      <ChangesList changes={changes} none={`文件与现在的${noun}完全一样。`} />
      {faults.length > 0 && (
        <>
          <Alert type="warning" title="可以应用并保存；改好下面的内容后才能发布。" />
          <FileFaults faults={faults} />
        </>
      )}
    </>
  );
};

export const ImportDialog = ({ open, page, onClose }: Props) => {
  const desk = useDraftEditor();
  const from = useDeskState((state) => state.document);
  const noun = useEditedPlan() ? '方案' : '草稿';
  const { message } = App.useApp();
  const input = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState<Taken>();
  // read again when a colleague changes the draft meanwhile
  const read = useMemo(
    () => taken && readDocumentFile(taken.bytes, { into: from, page }),
    [taken, from, page],
  );
  const changes = useMemo(
    () => (read?.ok ? describeChanges(from, read.document) : []),
    [read, from],
  );
  const take = async (file: File | undefined) => {
    if (!file) return;
    // longer files are refused, whatever follows
    const bytes = await file.slice(0, LARGEST_FILE + 1).arrayBuffer();
    setTaken({ name: file.name, bytes: new Uint8Array(bytes) });
  };
  const apply = () => {
    if (!read?.ok) return;
    desk.endGroup();
    desk.change(() => read.document);
    message.success(`已应用到${noun}，可用撤销找回`);
    onClose();
  };
  return (
    <Modal
      open={open}
      title="导入首页文档"
      okText={`应用到${noun}`}
      cancelText="关闭"
      okButtonProps={{ disabled: changes.length === 0 }}
      onOk={apply}
      onCancel={onClose}
      afterClose={() => setTaken(undefined)}
      width={600}
      destroyOnHidden
    >
      <Stack gap={12} className={css.importing}>
        <Text tone="secondary">
          选择“导出”得到的 JSON 文件：整个首页，或“{pageNames[page]}
          ”这一页。先在这里看不同，按“应用到{noun}”以前什么都不会改。
        </Text>
        <Line gap={12} wrap className={css.tools}>
          <Button onClick={() => input.current?.click()}>
            {taken ? '换一个文件' : '选择文件'}
          </Button>
          {taken && (
            <Text as="span" breaks="anywhere">
              {taken.name}
            </Text>
          )}
        </Line>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          style={{ display: 'none' }}
          aria-label="要导入的首页文档"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        {read && <FileShown {...{ read, changes, noun }} />}
      </Stack>
    </Modal>
  );
};
