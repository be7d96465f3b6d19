import { type CSSProperties, useState } from 'react';
import CropStage, { type CropPart } from '#src/entities/upload/crop-stage.tsx';
import { showToast } from '#src/platform/feedback/toast.ts';
import type { Area, OpenPicture } from '#src/platform/picture/open.ts';
import { Button } from '#src/ui/button/button.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import css from './crop.module.css';
import { usePortrait } from './use-portrait.ts';

/** Style of the whole picture behind a window that shows only this part, in percent of it. */
const behind = ({ x, y, width }: Area): CSSProperties => ({
  inlineSize: `${10_000 / width}%`,
  transform: `translate(${-x}%, ${-y}%)`,
});

type Props = {
  picture: OpenPicture;
  /** Why another picture could not be opened; '' for no failure. */
  trouble: string;
  onBack: () => void;
  onSaved: () => void;
  onOther: () => void;
};

export default function PortraitCrop({ picture, trouble, onBack, onSaved, onOther }: Props) {
  const [part, setPart] = useState<CropPart>();
  const { save, busy, failure } = usePortrait(picture, () => {
    showToast('头像已更换');
    onSaved();
  });
  return (
    <PageFrame
      title="裁剪头像"
      onBack={onBack}
      ground="card"
      flush
      action={
        <Stack gap={8} flex="grow">
          <Text kind="meta" tone="price" hideEmpty role="alert">
            {failure || trouble}
          </Text>
          <div className={css.buttons}>
            <Button look="outlined" onClick={onOther} disabled={busy}>
              换一张
            </Button>
            <Button
              busy={busy ? '正在保存…' : undefined}
              disabled={!part}
              onClick={() => part && void save(part.pixels)}
            >
              {failure ? '重试' : '保存'}
            </Button>
          </div>
        </Stack>
      }
    >
      <CropStage
        source={picture.source}
        aspect={1}
        round
        onPart={setPart}
        preview={
          <span className={css.preview} aria-hidden="true">
            {part && <img src={picture.source} alt="" style={behind(part.shown)} />}
          </span>
        }
      />
    </PageFrame>
  );
}
