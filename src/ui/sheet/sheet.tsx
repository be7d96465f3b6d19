import { type ReactNode, useEffect, useId, useRef } from 'react';
import { PageBar } from '../page/bar.tsx';
import css from './sheet.module.css';

type Props = {
  open: boolean;
  title: string;
  onClose: () => void;
  /** `full` covers the page, so that a keyboard has room; `bottom` shows a short question. */
  size?: 'full' | 'bottom';
  children: ReactNode;
};

const show = (dialog: HTMLDialogElement): void => {
  if (dialog.open) return;
  // Safari before 15.4 knows no dialog: the panel then merely lies above the page
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
};

const hide = (dialog: HTMLDialogElement): void => {
  if (typeof dialog.close === 'function') dialog.close();
  else dialog.removeAttribute('open');
};

/** A panel above the page, as a native dialog: the focus stays in it, and Escape closes it. */
export const Sheet = ({ open, title, onClose, size = 'full', children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current) return;
    if (open) show(dialog.current);
    else hide(dialog.current);
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys close a dialog by themselves
    <dialog
      className={`${css.sheet} ${css[size]}`}
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => {
        // the event comes a moment after closing: the panel may be open again
        if (!dialog.current?.open) onClose();
      }}
      onClick={(event) => {
        // a click on the dialog element itself is one on the dim ground around the panel
        if (size === 'bottom' && event.target === event.currentTarget) onClose();
      }}
    >
      {open && size === 'full' && (
        <>
          <PageBar title={title} id={titleId} level={2} onBack={onClose} />
          <div className={css.content}>{children}</div>
        </>
      )}
      {open && size === 'bottom' && (
        <div className={css.question}>
          <h2 className={css.title} id={titleId}>
            {title}
          </h2>
          {children}
        </div>
      )}
    </dialog>
  );
};
