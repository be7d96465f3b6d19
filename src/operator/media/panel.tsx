import { AutoComplete, Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import {
  changeMedia,
  type DeskMedia,
  mediaUses,
  removeDeskMedia,
  retryDeskMedia,
} from '#schemas/media/desk-endpoints.ts';
import { LONGEST_FILE_NAME, LONGEST_FOLDER } from '#schemas/media/fields.ts';
import { fileSizeText, mediaStateNames } from '#src/entities/media/words.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useMay } from '../draft-editor/context.ts';
import { ActButton } from '../parts/form/act-button.tsx';
import { Loaded } from '../parts/panel/loaded.tsx';
import css from '../parts/panel/test-film.module.css';
import { TestFilm } from '../parts/panel/test-film.tsx';
import { Line, Stack, Text } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { Replace } from './replace.tsx';

const Shown = ({ file: { kind, address, play, name, poster } }: { file: DeskMedia }) => {
  if (kind === 'picture' && address) return <img className={css.shown} src={address} alt={name} />;
  if (kind === 'paper' && address) return <a href={address}>下载 {name}</a>;
  if (!play) return null;
  // biome-ignore lint/a11y/useMediaCaption: an operator tries what has just been sent
  if (kind === 'audio') return <audio className={css.shown} controls preload="none" src={play} />;
  return <TestFilm src={play} poster={poster} />;
};

const Uses = ({ id }: { id: number }) => {
  const call = useOperatorCall(mediaUses, { id });
  return (
    <Loaded call={call}>
      {({ uses }) => (
        <Text tone="secondary">{uses.length > 0 ? `用在：${uses.join('、')}` : '没有使用'}</Text>
      )}
    </Loaded>
  );
};

type EditProps = { file: DeskMedia; folders: readonly string[]; onChanged: () => void };

const Edit = ({ file, folders, onChanged }: EditProps) => {
  const [name, setName] = useState(file.name);
  const [folder, setFolder] = useState(file.folder);
  return (
    <Stack gap={8}>
      <Input
        aria-label="文件名"
        value={name}
        maxLength={LONGEST_FILE_NAME}
        onChange={({ target }) => setName(target.value)}
      />
      <AutoComplete
        aria-label="文件夹"
        placeholder="文件夹，可以不填"
        value={folder}
        options={folders.map((value) => ({ value }))}
        onChange={(text: string) => setFolder(text.slice(0, LONGEST_FOLDER))}
      />
      <ActButton
        disabled={!name.trim()}
        act={() => changeByOperator(changeMedia, { id: file.id, name, folder })}
        text="已保存"
        onDone={onChanged}
      >
        保存
      </ActButton>
    </Stack>
  );
};

type Props = {
  file: DeskMedia | undefined;
  folders: readonly string[];
  onClose: () => void;
  onChanged: () => void;
};

export const MediaPanel = ({ file, folders, onClose, onChanged }: Props) => {
  const mayEdit = useMay('content.edit');
  return (
    <Drawer open={file !== undefined} title={file?.name ?? ''} onClose={onClose}>
      {file && (
        <Stack gap={12}>
          <Text>
            {mediaStateNames[file.state]}，{fileSizeText(file.bytes)}
          </Text>
          {file.state === 'failed' && <Text tone="bad">{file.reason}</Text>}
          <Shown file={file} />
          <Uses id={file.id} />
          {mayEdit && <Replace file={file} onChanged={onChanged} />}
          {mayEdit && <Edit key={file.id} file={file} folders={folders} onChanged={onChanged} />}
          <Line gap={8} wrap>
            {mayEdit && file.retryable && (
              <ActButton
                act={() => changeByOperator(retryDeskMedia, { id: file.id })}
                text="已重新处理"
                onDone={onChanged}
              >
                重试
              </ActButton>
            )}
            {mayEdit && (
              <ActButton
                danger
                ask={{
                  ...{ title: '删除这个文件？', description: '删除后不能恢复。' },
                  ...{ ok: '删除', cancel: '不删除' },
                }}
                act={() => changeByOperator(removeDeskMedia, { id: file.id })}
                text="已删除"
                onDone={() => {
                  onClose();
                  onChanged();
                }}
              >
                删除
              </ActButton>
            )}
            <Button onClick={onClose}>关闭</Button>
          </Line>
        </Stack>
      )}
    </Drawer>
  );
};
