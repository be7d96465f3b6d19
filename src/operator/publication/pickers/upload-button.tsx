import { Button } from 'antd';
import { useRef, useState } from 'react';
import { uploadContentPicture, uploadFile } from '#schemas/publication/endpoints.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { Text } from '../../parts/part.tsx';
import css from './pickers.module.css';
import { ACCEPT, readPicture } from './picture-file.ts';
import { sizeText } from './words.ts';

export type PictureOf = 'home' | 'content';

const calls = { home: uploadFile, content: uploadContentPicture } as const;

/**
 * Uploads one picture at a time. `stage`: its progress in words, '' while none is under way; `trouble`: why
 * it failed.
 */
export const useUpload = (onDone: (address: string) => void, of: PictureOf = 'home') => {
  const busy = useRef(false);
  const [stage, setStage] = useState('');
  const [trouble, setTrouble] = useState('');

  const take = async (file: Blob): Promise<string> => {
    setStage('正在读取图片');
    const read = await readPicture(file);
    if (!read.ok) return read.fault;
    setStage(`正在上传 ${sizeText(file.size)}`);
    const answer = await changeByOperator(calls[of], { content: read.content });
    if (!answer.ok) return answer.message;
    onDone(answer.data.address);
    return '';
  };

  const upload = async (file: Blob | undefined): Promise<void> => {
    if (!file || busy.current) return;
    busy.current = true;
    setTrouble('');
    setTrouble(await take(file));
    setStage('');
    busy.current = false;
  };

  return { stage, trouble, upload };
};

export const UploadStage = ({ stage }: { stage: string }) => (
  <span className={css.stage} role="status">
    {stage && (
      <>
        {stage}
        <progress aria-hidden="true" />
      </>
    )}
  </span>
);

type UploadProps = {
  label: string;
  children: string;
  of?: PictureOf;
  disabled?: boolean;
  onDone: (address: string) => void;
};

export const UploadButton = (props: UploadProps) => {
  const { label, children, of = 'home', disabled = false, onDone } = props;
  const input = useRef<HTMLInputElement>(null);
  const { stage, trouble, upload } = useUpload(onDone, of);
  return (
    <>
      <Button loading={stage !== ''} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
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
      <UploadStage stage={stage} />
      {trouble && (
        <Text as="span" size={13} tone="bad" role="alert">
          {trouble}
        </Text>
      )}
    </>
  );
};
