import { showToast } from '#src/platform/feedback/toast.ts';

/** Marks what belongs to a story rather than to the workshop around it. */
export const STAGE = 'data-stage';

const sayWhereTo = (event: Event, link: Element): void => {
  event.preventDefault();
  event.stopPropagation();
  showToast(`将前往 ${link.getAttribute('href')}`);
};

/** A link of a story says where it leads instead of leaving the workshop. */
export const catchLinks = (): void => {
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (target?.closest(`[${STAGE}]`)) sayWhereTo(event, target);
  };
  window.addEventListener('click', onClick, { capture: true });
};

export const catchLinksIn = (page: Document): void => {
  for (const link of page.querySelectorAll('a[href]'))
    link.addEventListener('click', (event) => sayWhereTo(event, link));
};
