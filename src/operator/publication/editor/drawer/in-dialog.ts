/** Popups stay within their dialog, where screen readers find them. */
export const inDialog = (trigger: HTMLElement): HTMLElement =>
  trigger.closest<HTMLElement>('[role=dialog]') ?? document.body;
