import { useEffect, useRef } from 'react';
import { useLayer } from '#src/platform/screen/use-layer.ts';
import { Text } from '../part/parts.tsx';
import css from './menu-pointer.module.css';

type Props = { title: string; text: string; onClose: () => void };

export const MenuPointer = ({ title, text, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const back = () => {
    onClose();
    return true;
  };
  useLayer(true, back);
  useEffect(() => {
    // Safari before 15.4 has no dialog: the cover then merely lies above the page
    if (typeof dialog.current?.showModal === 'function') dialog.current.showModal();
    else dialog.current?.setAttribute('open', '');
  }, []);
  return (
    <dialog className={css.cover} ref={dialog} aria-label={title} onClose={back}>
      <svg className={css.arrow} viewBox="0 0 96 96" aria-hidden="true">
        <path d="M8 92C10 52 36 22 84 14M66 6l20 7-12 17" />
      </svg>
      <Text kind="page-title" above={16}>
        {title}
      </Text>
      <p className={css.text}>{text}</p>
      <button className={css.close} type="button" onClick={onClose}>
        知道了
      </button>
    </dialog>
  );
};
