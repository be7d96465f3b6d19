import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { safeAddress } from '../../../../schemas/primitives.ts';
import { uploadFile } from '../../../../schemas/publication/endpoints.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { Icon } from '../../parts/icons.tsx';
import { ACCEPT, readPicture } from './picture-file.ts';
import css from './settings.module.css';

type Props = {
  id: string;
  label: string;
  value: string;
  fault: string;
  disabled: boolean;
  onChange: (value: string) => void;
};

/** A picture: shown, uploaded from this computer, or given by its address. */
export const PictureField = ({ id, label, value, fault, disabled, onChange }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  // a draft may hold any address, a colleague's too
  const shown = safeAddress(value);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');

  const take = async (file: File): Promise<string> => {
    const read = await readPicture(file);
    if (!read.ok) return read.fault;
    const answer = await changeByOperator(uploadFile, { content: read.content });
    if (!answer.ok) return answer.message;
    onChange(answer.data.address);
    return '';
  };
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setTrouble(await take(file));
    setBusy(false);
  };

  return (
    <div className={css.picture}>
      <div className={css.thumb}>
        {shown ? <img src={shown} alt={`${label}预览`} /> : <Icon name="picture" size={24} />}
      </div>
      <div className={css.upload}>
        <Input
          id={id}
          value={value}
          disabled={disabled}
          status={fault ? 'error' : ''}
          placeholder="上传图片，或填写图片网址"
          onChange={({ target }) => onChange(target.value)}
        />
        <Button
          size="small"
          loading={busy}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {value ? '换一张' : '上传图片'}
        </Button>
        <input
          ref={input}
          type="file"
          style={{ display: 'none' }}
          accept={ACCEPT}
          aria-label={`上传${label}`}
          onChange={({ target }) => {
            void upload(target.files?.[0]);
            target.value = '';
          }}
        />
        <span className={css.hint}>PNG、JPG、WebP、GIF，不超过 5 MB</span>
        {trouble && (
          <span className={css.fault} role="alert">
            {trouble}
          </span>
        )}
      </div>
    </div>
  );
};
