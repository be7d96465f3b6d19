import { Button, Input } from 'antd';
import { useState } from 'react';
import { fitsShape, type PictureShape } from '#schemas/publication/document-parts.ts';
import { safeAddress } from '#schemas/wire/primitives.ts';
import { useMay } from '../../draft-editor/context.ts';
import { Icon } from '../../parts/icons.tsx';
import { Line, Text } from '../../parts/part.tsx';
import { CropDialog } from '../pickers/crop-dialog.tsx';
import { PictureLibrary } from '../pickers/picture-library.tsx';
import type { PictureOf } from '../pickers/upload-button.tsx';
import { UploadButton } from '../pickers/upload-button.tsx';
import css from './settings.module.css';

type Props = {
  id: string;
  label: string;
  value: string;
  fault: string;
  disabled: boolean;
  /** The subject of the picture, whose right an upload needs; by default the home page. */
  of?: PictureOf;
  shape?: PictureShape | undefined;
  onChange: (value: string) => void;
};

/** The size of a loaded picture in px; `of`: its address. */
type Seen = { of: string; width: number; height: number };

/** The browser may read the pixels of a picture on this site. */
const isOurs = (address: string): boolean => /^\/(?![/\\])/.test(address);

const misfitWords = ({ width, height }: Seen, shape: PictureShape): string =>
  fitsShape({ width, height }, shape)
    ? ''
    : `这张是 ${width}×${height}，显示时会被裁掉或压扁，需要${shape.words}`;

export const PictureField = (props: Props) => {
  const { id, label, value, fault, disabled, of = 'home', shape, onChange } = props;
  // the library shows where the home page uses its pictures
  const mayLook = useMay('home.look');
  // a draft may hold any address, a colleague's too
  const shown = safeAddress(value);
  const [seen, setSeen] = useState<Seen>();
  const [open, setOpen] = useState<'library' | 'crop'>();
  const close = () => setOpen(undefined);
  const choose = (address: string) => {
    close();
    onChange(address);
  };
  const misfit = shape && seen && seen.of === shown ? misfitWords(seen, shape) : '';

  return (
    <Line gap={12} align="stretch">
      <div className={css.thumb}>
        {shown ? (
          <img
            src={shown}
            alt={`${label}预览`}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSeen({ of: shown, width, height })
            }
          />
        ) : (
          <Icon name="picture" size={24} />
        )}
      </div>
      <Line gap={10} rowGap={6} wrap flex="fill">
        <Input
          id={id}
          value={value}
          disabled={disabled}
          status={fault ? 'error' : ''}
          placeholder="上传图片，或填写图片网址"
          onChange={({ target }) => onChange(target.value)}
        />
        <UploadButton {...{ label, of, disabled }} onDone={onChange}>
          {value ? '换一张' : '上传图片'}
        </UploadButton>
        {mayLook && (
          <Button
            disabled={disabled}
            aria-label={`从图片库选择${label}`}
            onClick={() => setOpen('library')}
          >
            图片库
          </Button>
        )}
        {shape && isOurs(shown) && (
          <Button disabled={disabled} aria-label={`裁剪${label}`} onClick={() => setOpen('crop')}>
            裁剪
          </Button>
        )}
        <Text as="span" size={12} tone="tertiary">
          {shape && `${shape.words}；`}PNG、JPG、WebP、GIF，不超过 5 MB
        </Text>
        {misfit && (
          <span className={css.misfit} role="status">
            {misfit}
          </span>
        )}
      </Line>
      {open === 'library' && (
        <PictureLibrary
          label={label}
          shape={shape}
          current={value}
          onChoose={choose}
          onClose={close}
        />
      )}
      {open === 'crop' && shape && (
        <CropDialog address={shown} label={label} shape={shape} onDone={choose} onClose={close} />
      )}
    </Line>
  );
};
