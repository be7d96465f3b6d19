import { openLayer } from '../screen/layers.ts';
import css from './alert.module.css';

const built = (text: string): HTMLDialogElement => {
  const dialog = document.createElement('dialog');
  dialog.className = css.alert ?? '';
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-label', '提示');
  const words = document.createElement('p');
  words.className = css.text ?? '';
  words.id = 'alert-text';
  words.textContent = text;
  dialog.setAttribute('aria-describedby', words.id);
  const close = document.createElement('button');
  close.type = 'button';
  close.className = css.close ?? '';
  close.textContent = '知道了';
  close.addEventListener('click', () => dialog.close());
  dialog.append(words, close);
  return dialog;
};

/**
 * Shows what went wrong and resolves once the person has closed it. `window.alert` serves only browsers
 * without dialogs: the messenger puts the host's name above it and may suppress it.
 */
export const showAlert = (text: string): Promise<void> =>
  new Promise((resolve) => {
    const dialog = built(text);
    if (typeof dialog.showModal !== 'function') {
      alert(text);
      return resolve();
    }
    const closed = openLayer(() => {
      dialog.close();
      return true;
    });
    dialog.addEventListener('close', () => {
      closed();
      dialog.remove();
      resolve();
    });
    document.body.append(dialog);
    dialog.showModal();
  });
