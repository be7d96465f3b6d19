import { showToast } from '#src/platform/feedback/toast.ts';

/** Marks the story's content within Storybook's page. */
export const STAGE = 'data-stage';

const sayWhereTo = (event: Event, link: Element): void => {
  event.preventDefault();
  event.stopPropagation();
  showToast(`将前往 ${link.getAttribute('href')}`);
};

/** Links in stories show their target instead of leaving the story; a download leaves nothing. */
export const catchLinks = (): void => {
  const onClick = (event: MouseEvent) => {
    const target =
      event.target instanceof Element ? event.target.closest('a[href]:not([download])') : null;
    if (target?.closest(`[${STAGE}]`)) sayWhereTo(event, target);
  };
  window.addEventListener('click', onClick, { capture: true });
};

export const catchLinksIn = (page: Document): void => {
  for (const link of page.querySelectorAll('a[href]'))
    link.addEventListener('click', (event) => sayWhereTo(event, link));
};
