import { useState } from 'react';
import { uploadingAddress } from '#schemas/media/addresses.ts';
import { type StudioFile, studioFiles } from '#schemas/studio/endpoints.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { dayText } from '#src/platform/time/china-date.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { FormGroup } from '#src/ui/form/group.tsx';
import { ChoiceRow } from '#src/ui/list/choice-row.tsx';
import { ListView } from '#src/ui/list/view.tsx';
import { Thumb } from '#src/ui/media/thumb.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { lengthText } from '#src/ui/player/playback/media-time.ts';
import { Panel } from '#src/ui/sheet/panel.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';

type Kind = 'video' | 'audio' | 'picture';

/** What the file is here, and what one uploads for it. */
const nouns: Readonly<Record<Kind, readonly [label: string, file: string]>> = {
  video: ['视频', '视频'],
  audio: ['音频', '音频'],
  picture: ['封面', '图片'],
};

const FileRow = ({ file, onChoose }: { file: StudioFile; onChoose: () => void }) => (
  <ChoiceRow onChoose={onChoose}>
    {file.poster !== '' && <Thumb src={file.poster} />}
    <Stack as="span" gap={2} flex="fill">
      <Text as="span" kind="card-title" lines={2}>
        {file.name}
      </Text>
      <Text as="span" kind="meta" tone="tertiary">
        {[
          file.duration > 0 && lengthText(file.duration / 1000),
          file.at !== null && dayText(file.at),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Stack>
  </ChoiceRow>
);

const Files = ({ kind, onChoose }: { kind: Kind; onChoose: (file: StudioFile) => void }) => {
  const list = useList(studioFiles, { kind }, { fresh: true });
  return (
    <ListView
      list={list}
      rowHeight={72}
      skeleton="rows"
      label="素材库"
      empty={<EmptyState text={`素材库里还没有处理好的${nouns[kind][1]}，先去上传`} />}
    >
      {(file) => <FileRow file={file} onChoose={() => onChoose(file)} />}
    </ListView>
  );
};

type Props = {
  kind: Kind;
  file: Pick<StudioFile, 'name' | 'duration' | 'poster'>;
  disabled: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  onChoose: (file: StudioFile) => void;
};

/** A file of the workshop's library. */
export const FileField = ({ kind, file, disabled, error, hint, onChoose }: Props) => {
  const [open, setOpen] = useState(false);
  const [noun, upload] = nouns[kind];
  const { name, duration, poster } = file;
  return (
    <FormGroup label={noun} error={error} hint={hint}>
      <Stack gap={8}>
        {duration > 0 || poster !== '' ? (
          <Line gap={12}>
            {poster !== '' && <Thumb src={poster} />}
            <Stack gap={2} flex="fill">
              <Text lines={2}>{name || `正在用的${noun}`}</Text>
              <Text kind="meta" tone="tertiary" hideEmpty>
                {duration > 0 ? lengthText(duration / 1000) : ''}
              </Text>
            </Stack>
          </Line>
        ) : (
          <Text tone="secondary">还没有选择{noun}</Text>
        )}
        <Button look="outlined" disabled={disabled} onClick={() => setOpen(true)}>
          从素材库选择
        </Button>
        <ButtonLink look="outlined" href={uploadingAddress()}>
          上传新的{upload}
        </ButtonLink>
      </Stack>
      <Panel
        open={open}
        title={`选择${noun}`}
        onBack={() => {
          setOpen(false);
          return true;
        }}
      >
        <Files
          kind={kind}
          onChoose={(chosen) => {
            onChoose(chosen);
            setOpen(false);
          }}
        />
      </Panel>
    </FormGroup>
  );
};
