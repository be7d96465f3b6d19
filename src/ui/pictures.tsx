import { useState } from 'react';
import { openPictures } from './picture-viewer.ts';
import css from './pictures.module.css';

type Ids = {
  'aria-labelledby'?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
};

type Props = {
  /** Addresses. */
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  most: number;
  /** Lets a person choose one and uploads it: its address, '' for none. */
  choose: () => Promise<string>;
  ids?: Ids | undefined;
};

/** Pictures that were uploaded, to look at and take away, and the way to a further one. */
export const Pictures = ({ values, onChange, most, choose, ids }: Props) => {
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    const address = await choose();
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
