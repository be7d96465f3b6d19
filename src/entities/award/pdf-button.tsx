import { useRef, useState } from 'react';
import { isWechat } from '#src/platform/device/device.ts';
import { Button } from '#src/ui/button/button.tsx';
import css from './certificate.module.css';

type Props = {
  /** undefined until there is something to save. */
  save: ((element: Element) => Promise<unknown>) | undefined;
};

/** The messenger cannot save files, so there the button explains where that works. */
export const PdfButton = ({ save }: Props) => {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'ready' | 'saving' | 'failed'>('ready');
  if (isWechat(navigator.userAgent))
    return <p className={css.note}>要 PDF 文件，请点右上角，在浏览器中打开本页</p>;
  const press = async () => {
    if (!ref.current || !save) return;
    setState('saving');
    try {
      await save(ref.current);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <div ref={ref}>
      <Button
        look="outlined"
        disabled={!save}
        busy={state === 'saving' ? '正在生成' : undefined}
        onClick={() => void press()}
      >
        下载 PDF
      </Button>
      {state === 'failed' && (
        <p className={css.note} role="alert">
          没有下载成功，请检查网络后重试
        </p>
      )}
    </div>
  );
};
