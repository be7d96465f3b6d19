import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import 'react-easy-crop/react-easy-crop.css';
import { type CSSProperties, useState } from 'react';
import Cropper from 'react-easy-crop';
import { showToast } from '#src/platform/feedback/toast.ts';
import type { Area, OpenPicture } from '#src/platform/picture/open.ts';
import { Button } from '#src/ui/button/button.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import css from './crop.module.css';
import { usePortrait } from './use-portrait.ts';

const MOST_ZOOM = 4;
/** How far an arrow key moves the picture, in pixels of the screen. */
const STEP = 10;

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
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  /** The part in percent of the picture, and in its pixels. */
  const [part, setPart] = useState<{ shown: Area; pixels: Area }>();
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
      <div className={css.stage}>
        <Cropper
          image={picture.source}
          crop={crop}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          objectFit="contain"
          keyboardStep={STEP}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(shown, pixels) => setPart({ shown, pixels })}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': '移动图片，可用方向键' }}
        />
      </div>
      <Line gap={16} padInline="gutter" padStart={16} padEnd={8}>
        <span className={css.preview} aria-hidden="true">
          {part && <img src={picture.source} alt="" style={behind(part.shown)} />}
        </span>
        <Line
          as="label"
          kind="meta"
          tone="secondary"
          breaks="none"
          gap={12}
          flex="fill"
          className={css.zoom}
        >
          <span>缩放</span>
          <input
            type="range"
            min={1}
            max={MOST_ZOOM}
            step={0.05}
            value={zoom}
            aria-valuetext={`${zoom.toFixed(1)} 倍`}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </Line>
      </Line>
      <Text kind="meta" tone="tertiary" padInline="gutter" padEnd={16}>
        拖动图片调整位置，双指或滑块缩放。
      </Text>
    </PageFrame>
  );
}
