import { useState } from 'react';
import { chooseImage } from '../../platform/wechat/choose-image.ts';
import { openPictures } from '../../ui/picture-viewer.ts';
import type { FieldProps } from './field-props.ts';
import css from './upload-field.module.css';

type Props = Pick<FieldProps, 'values' | 'onChange'> & { most: number; ids?: FieldProps['ids'] };

/** Pictures that were uploaded, to look at and take away, and the way to a further one. */
export const PicturesField = ({ values, onChange, most, ids }: Props) => {
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    const address = await chooseImage();
    setBusy(false);
    if (address) onChange([...values, address].slice(0, most));
  };
  return (
    <fieldset className={css.pictures} {...ids}>
      {values.map((address, index) => (
        <div className={css.picture} key={address}>
          <button
            className={css.look}
            type="button"
            aria-label={`查看第 ${index + 1} 张图片`}
            onClick={() => void openPictures(values, index)}
          >
            <img src={address} alt="" />
          </button>
          <button
            className={css.remove}
            type="button"
            aria-label={`删除第 ${index + 1} 张图片`}
            onClick={() => onChange(values.filter((value) => value !== address))}
          >
            ×
          </button>
        </div>
      ))}
      {values.length < most && (
        <button className={css.add} type="button" disabled={busy} onClick={() => void add()}>
          {busy ? '上传中…' : '＋ 添加图片'}
        </button>
      )}
    </fieldset>
  );
};

export const UploadField = ({ question, values, onChange, ids }: FieldProps) => (
  <PicturesField values={values} onChange={onChange} most={question.most || 1} ids={ids} />
);
