import { useEffect, useRef, useState } from 'react';
import { fitted } from './fitted.ts';
import { openPictures } from './picture-viewer.ts';
import css from './pictures.module.css';
import { type Renew, useRenewed } from './use-renewed.ts';

type Ids = {
  'aria-labelledby'?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
};

type Props = {
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  most: number;
  /** Lets a person choose a picture; `onBegin`: its upload begins. Resolves to its address, '' for none. */
  choose: (onBegin: () => void) => Promise<string>;
  renew?: Renew | undefined;
  /** Called when an upload begins and when it ends. */
  onBusy?: ((busy: boolean) => void) | undefined;
  ids?: Ids | undefined;
};

const AddWords = ({ busy, failed }: { busy: boolean; failed: boolean }) => {
  if (busy) return '上传中…';
  if (!failed) return '＋ 添加图片';
  return (
    <>
      上传失败
      <br />
      重新选择
    </>
  );
};

export const Pictures = (props: Props) => {
  const { values, onChange, most, choose, renew, onBusy, ids } = props;
  const { shown, onFailed, latest: addresses } = useRenewed(values, renew);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const add = async () => {
    let begun = false;
    setFailed(false);
    const turn = (on: boolean) => {
      setBusy(on);
      onBusy?.(on);
    };
    const begin = () => {
      if (!begun) turn(true);
      begun = true;
    };
    const address = await choose(begin).finally(() => begun && turn(false));
    setFailed(begun && !address);
    // the list may have changed while the picture was uploaded
    const now = latest.current;
    if (address && !now.values.includes(address))
      now.onChange([...now.values, address].slice(0, now.most));
  };
  return (
    <fieldset className={css.pictures} {...ids}>
      {values.map((address, index) => (
        <div className={css.picture} key={address}>
          <button
            className={css.look}
            type="button"
            aria-label={`查看第 ${index + 1} 张图片`}
            onClick={() => void addresses().then((all) => openPictures(all, index))}
          >
            <img {...fitted(shown[index] ?? '', 30)} alt="" onError={() => onFailed(address)} />
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
        <button
          className={css.add}
          type="button"
          disabled={busy}
          data-failed={failed && !busy}
          onClick={() => void add()}
        >
          <AddWords busy={busy} failed={failed} />
        </button>
      )}
    </fieldset>
  );
};
