import { Button, Modal } from 'antd';
import { type PointerEvent, useRef, useState } from 'react';
import type { PictureShape } from '#schemas/publication/document-parts.ts';
import { Line, Stack, Text } from '../../parts/part.tsx';
import { areaOf, type Cut, drawnBy, MOST_ZOOM, wholeCut } from './crop-area.ts';
import css from './pickers.module.css';
import { UploadStage, useUpload } from './upload-button.tsx';

type Size = { width: number; height: number };

/** JPEG quality without a visible difference from the original. */
const QUALITY = 0.92;

const cutOut = (picture: HTMLImageElement, shape: PictureShape, cut: Cut): Promise<Blob | null> => {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const { left, top, width, height } = areaOf(size, shape.width / shape.height, cut);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(Math.min(width, shape.width)));
  canvas.height = Math.max(1, Math.round((canvas.width * shape.height) / shape.width));
  const pen = canvas.getContext('2d');
  if (pen) pen.imageSmoothingQuality = 'high';
  pen?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  const type = /\.jpe?g(?:$|\?)/i.test(picture.src) ? 'image/jpeg' : 'image/png';
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
};

type SliderProps = {
  label: string;
  value: number;
  least?: number;
  most?: number;
  disabled: boolean;
  onChange: (value: number) => void;
};

const Slider = ({ label, value, least = 0, most = 1, disabled, onChange }: SliderProps) => (
  <label className={css.slider}>
    <span>{label}</span>
    <input
      type="range"
      min={least}
      max={most}
      step={0.01}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  </label>
);

type Props = {
  address: string;
  label: string;
  shape: PictureShape;
  onDone: (address: string) => void;
  onClose: () => void;
};

export const CropDialog = ({ address, label, shape, onDone, onClose }: Props) => {
  const picture = useRef<HTMLImageElement>(null);
  const grip = useRef<{ x: number; y: number }>(undefined);
  const [size, setSize] = useState<Size>();
  const [cut, setCut] = useState(wholeCut);
  const [fault, setFault] = useState('');
  const { stage, trouble, upload } = useUpload(onDone);
  const ratio = shape.width / shape.height;
  const area = size && areaOf(size, ratio, cut);

  const finish = async (): Promise<void> => {
    if (!picture.current || !size) return;
    setFault('');
    try {
      const file = await cutOut(picture.current, shape, cut);
      if (file) return await upload(file);
    } catch {
      // the browser forbids reading other sites' pictures
    }
    setFault('这张图片在别的网站上，不能在这里裁剪：请下载后重新上传');
  };
  const drag = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const from = grip.current;
    if (!from || !size) return;
    grip.current = { x: clientX, y: clientY };
    const frame = currentTarget.clientWidth;
    const by = { dx: clientX - from.x, dy: clientY - from.y, frame };
    setCut((before) => drawnBy(size, ratio, before, by));
  };
  const grasp = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLDivElement>) => {
    currentTarget.setPointerCapture(pointerId);
    grip.current = { x: clientX, y: clientY };
  };
  const letGo = () => {
    grip.current = undefined;
  };
  return (
    <Modal
      open
      title={`裁剪${label}`}
      onCancel={onClose}
      width={560}
      footer={
        <Line gap={12} rowGap={8} justify="between" wrap>
          <UploadStage stage={stage} />
          <Line as="span" gap={12} rowGap={8} wrap>
            <Button onClick={onClose}>取消</Button>
            <Button
              type="primary"
              disabled={!size}
              loading={stage !== ''}
              onClick={() => void finish()}
            >
              裁剪并使用
            </Button>
          </Line>
        </Line>
      }
    >
      <Stack gap={12}>
        <Text size={13} tone="tertiary">
          拖动图片，或用下面的滑块，选出要显示的部分。裁好的是一张新图片，原来的还在图片库里；动图裁剪后不会动。
        </Text>
        <div
          className={css.frame}
          style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
          onPointerDown={grasp}
          onPointerMove={drag}
          onPointerUp={letGo}
          onPointerCancel={letGo}
        >
          <img
            ref={picture}
            src={address}
            alt={`要裁剪的${label}`}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSize({ width, height })
            }
            onError={() => setFault('图片没有加载出来，请关上窗口重试')}
            style={
              size &&
              area && {
                insetInlineStart: `${(-area.left / area.width) * 100}%`,
                insetBlockStart: `${(-area.top / area.height) * 100}%`,
                inlineSize: `${(size.width / area.width) * 100}%`,
              }
            }
          />
        </div>
        <Slider
          label="放大"
          value={cut.zoom}
          least={1}
          most={MOST_ZOOM}
          disabled={!size}
          onChange={(zoom) => setCut({ ...cut, zoom })}
        />
        <Slider
          label="左右"
          value={cut.x}
          disabled={!size || !area || size.width - area.width < 1}
          onChange={(x) => setCut({ ...cut, x })}
        />
        <Slider
          label="上下"
          value={cut.y}
          disabled={!size || !area || size.height - area.height < 1}
          onChange={(y) => setCut({ ...cut, y })}
        />
        {(fault || trouble) && (
          <Text size={13} tone="bad" role="alert">
            {fault || trouble}
          </Text>
        )}
      </Stack>
    </Modal>
  );
};
