import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { Arranger } from '../editor/arranger.ts';
import css from './preview-pane.module.css';
import type { useFrameLife } from './use-frame-life.ts';
import { type Beside, usePreviewFrame } from './use-preview-frame.ts';

type PhoneProps = {
  document: HomeDocument;
  /** In px. */
  width: number;
  /** Of the member as whom the page is shown; '' for a visitor. */
  token?: string;
  slow?: boolean;
  /** Where the page is arranged in the frame. */
  arranger?: Arranger | null;
  /** Where the page stands beside another one. */
  beside?: Beside | null;
  title: string;
  /** Told whether what has been loaded is something other than the preview. */
  onSilent: (silent: boolean) => void;
};

/** The learners' app in a frame, showing a home page that is not live. */
export const Phone = ({
  document,
  width,
  token = '',
  slow = false,
  arranger = null,
  beside = null,
  title,
  onSilent,
}: PhoneProps) => {
  const { frame, onLoad } = usePreviewFrame({ document, token, slow, arranger, beside, onSilent });
  return (
    <iframe
      className={css.phone}
      ref={frame}
      src="/operator/preview"
      onLoad={onLoad}
      title={title}
      style={{ inlineSize: width }}
    />
  );
};

const troubles = {
  lost: '网络断开了，预览停在断开前的样子；网络恢复后会自动打开。',
  silent: '预览没有打开，正在自动重试。',
} as const;

/** Says why a preview is not what it should be. */
export const PhoneTrouble = ({ trouble }: Pick<ReturnType<typeof useFrameLife>, 'trouble'>) => (
  <div role="status">{trouble && <p className={css.trouble}>{troubles[trouble]}</p>}</div>
);
