import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { coverPage } from '#src/platform/screen/cover-page.ts';
import { useLayer } from '#src/platform/screen/use-layer.ts';
import { PageBar } from '../page/bar.tsx';
import css from './sheet.module.css';

type Props = {
  open: boolean;
  title: string;
  /** Closes the panel and returns true, or returns false where it stays open. */
  onBack: () => boolean;
  onFocus?: (event: FocusEvent) => void;
  /** `full` covers the page, so that a keyboard has room; `bottom` shows a short question. */
  size?: 'full' | 'bottom' | undefined;
  children: ReactNode;
};

const show = (dialog: HTMLDialogElement): void => {
  if (dialog.open) return;
  // Safari before 15.4 has no dialog: the panel then merely lies above the page
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
};

const hide = (dialog: HTMLDialogElement): void => {
  if (typeof dialog.close === 'function') dialog.close();
  else dialog.removeAttribute('open');
};

/**
 * A native dialog above the page, in which the focus stays. Escape, the way back and a tap beside it call
 * `onBack`.
 */
export const Panel = ({ open, title, onBack, onFocus, size = 'full', children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayer(open, onBack);
  useEffect(() => {
    if (!dialog.current) return;
    if (!open) return hide(dialog.current);
    show(dialog.current);
    return coverPage();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys close a dialog by themselves
    <dialog
      className={`${css.sheet} ${css[size]}`}
      ref={dialog}
      aria-labelledby={titleId}
      onFocus={onFocus}
      onCancel={(event) => {
        // the cancel event of a file field bubbles to here as well
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onBack();
      }}
      onClose={({ currentTarget }) => {
        // the browser may close a dialog without asking, and reports it a moment later
        if (open && !currentTarget.open && !onBack()) show(currentTarget);
      }}
      onClick={(event) => {
        // a click on the dialog element itself is one on the dimmed ground around the panel
        if (size === 'bottom' && event.target === event.currentTarget) onBack();
      }}
    >
      {open && size === 'full' && (
        <>
          <PageBar title={title} id={titleId} level={2} onBack={onBack} />
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
