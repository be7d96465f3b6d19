import { type ReactNode, useEffect, useState } from 'react';
import { uploadPicture } from '#schemas/upload/endpoints.ts';
import { failureText } from '#src/platform/calls/failure-text.ts';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { asDataUrl } from '#src/platform/picture/as-data-url.ts';
import { type Area, cutPart, type OpenPicture, openPicture } from '#src/platform/picture/open.ts';
import { takePicture } from '#src/platform/picture/take.ts';
import { change } from '#src/platform/writing/change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { FormGroup } from '#src/ui/form/group.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Stack } from '#src/ui/part/parts.tsx';
import { Panel } from '#src/ui/sheet/panel.tsx';
import css from './cover-field.module.css';

const loadStage = () => import('./crop-stage.tsx');
const CropStage = lazyPage(loadStage);

/** Longest side of a cover, in pixels. */
const WIDTH = 1280;

const kinds = {
  course: { noun: '封面', note: '16:10', aspect: 16 / 10 },
  banner: { noun: '图片', note: '345:150', aspect: 345 / 150 },
} as const;

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

type Props = {
  /** What the picture is of, with its ratio. */
  kind?: keyof typeof kinds;
  thumb: string;
  disabled: boolean;
  error: string | undefined;
  onChange: (thumb: string) => void;
  /** Further ways to choose a picture. */
  children?: ReactNode;
};

/** A cover, cropped to its ratio before it is uploaded. */
export const CoverField = ({ kind = 'course', thumb, disabled, error, ...rest }: Props) => {
  const { onChange, children } = rest;
  const { noun, note, aspect } = kinds[kind];
  const [picture, setPicture] = useState<OpenPicture>();
  const [part, setPart] = useState<Area>();
  const [busy, setBusy] = useState('');
  const [failure, setFailure] = useState('');
  useEffect(() => () => picture?.close(), [picture]);
  const attempt = async (words: string, work: () => Promise<void>): Promise<void> => {
    setBusy(words);
    setFailure('');
    await work().catch((reason: unknown) => setFailure(messageOf(reason)));
    setBusy('');
  };
  const choose = () =>
    attempt('正在打开图片…', async () => {
      const taken = await takePicture();
      if (!taken) return;
      const [opened] = await Promise.all([openPicture(taken), loadStage()]);
      setPicture(opened);
    });
  const save = () =>
    attempt('正在上传…', async () => {
      if (!picture || !part) return;
      const source = await asDataUrl(await cutPart(picture, part, WIDTH));
      const content = source.slice(source.indexOf(',') + 1);
      const answer = await change(uploadPicture, { content });
      if (!answer.ok) throw new Error(failureText(answer));
      onChange(answer.data.data);
      setPicture(undefined);
    });
  return (
    <FormGroup label={noun} note={note} error={error}>
      <Stack gap={8}>
        {thumb !== '' && (
          <span className={css.cover} role="img" aria-label={`当前${noun}`}>
            <Picture src={thumb} ratio={kind} share={60} />
          </span>
        )}
        <Button
          look="outlined"
          disabled={disabled}
          busy={picture ? undefined : busy || undefined}
          onClick={() => void choose()}
        >
          {thumb === '' ? `上传${noun}` : `换${noun}`}
        </Button>
        {children}
        {!picture && <Failure text={failure} />}
      </Stack>
      <Panel
        open={picture !== undefined}
        title={`裁剪${noun}`}
        onBack={() => {
          setPicture(undefined);
          return true;
        }}
      >
        {picture && (
          <Stack gap={12}>
            <CropStage
              source={picture.source}
              aspect={aspect}
              onPart={({ pixels }) => setPart(pixels)}
            />
            <Failure text={failure} />
            <Button disabled={!part} busy={busy || undefined} onClick={() => void save()}>
              用这张{noun}
            </Button>
          </Stack>
        )}
      </Panel>
    </FormGroup>
  );
};
