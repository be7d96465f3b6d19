import { showToast } from '../../src/platform/feedback/toast.ts';

/** Marks what belongs to a story rather than to the workshop around it. */
export const STAGE = 'data-stage';

/** A link of a story says where it leads instead of leaving the workshop. */
export const catchLinks = (): void => {
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!target?.closest(`[${STAGE}]`)) return;
    event.preventDefault();
    event.stopPropagation();
    showToast(`将前往 ${target.getAttribute('href')}`);
  };
  window.addEventListener('click', onClick, { capture: true });
};
