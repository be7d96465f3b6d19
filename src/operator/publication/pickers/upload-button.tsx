import { Button } from 'antd';
import { useRef } from 'react';
import { Text } from '../../parts/part.tsx';
import { ACCEPT } from './picture-file.ts';
import { UploadStage } from './upload-stage.tsx';
import { type PictureOf, useUpload } from './use-upload.ts';

type Props = {
  /** What is uploaded, such as 图标. */
  label: string;
  children: string;
  of?: PictureOf;
  disabled?: boolean;
  onDone: (address: string) => void;
};

/** Uploads a picture from this computer, and says how far that is and what went wrong. */
export const UploadButton = (props: Props) => {
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
