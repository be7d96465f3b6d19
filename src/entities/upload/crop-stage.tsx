import 'react-easy-crop/react-easy-crop.css';
import { type ReactNode, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { Area } from '#src/platform/picture/open.ts';
import { Line, Text } from '#src/ui/part/parts.tsx';
import css from './crop-stage.module.css';

const MOST_ZOOM = 4;
/** How far an arrow key moves the picture, in pixels of the screen. */
const STEP = 10;

/** In percent of the picture, and in its pixels. */
export type CropPart = { shown: Area; pixels: Area };

type Props = {
  source: string;
  /** Width by height. */
  aspect: number;
  round?: boolean;
  onPart: (part: CropPart) => void;
  preview?: ReactNode;
};

/** A picture of which a person chooses the part, by touch, mouse or keyboard. */
export default function CropStage({ source, aspect, round = false, onPart, preview }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={css.stage}>
        <Cropper
          image={source}
          crop={crop}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          aspect={aspect}
          cropShape={round ? 'round' : 'rect'}
          showGrid={false}
          objectFit="contain"
          keyboardStep={STEP}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(shown, pixels) => onPart({ shown, pixels })}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': '移动图片，可用方向键' }}
        />
      </div>
      <Line gap={16} padInline="gutter" padStart={16} padEnd={8}>
        {preview}
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
    </>
  );
}
