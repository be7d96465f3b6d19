/** Stops the preview's links, forms and routes, and reports taps on sections. */
export const holdStill = (onSection: (name: string) => void): void => {
  history.pushState = () => undefined;
  history.replaceState = () => undefined;
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const name = target?.closest<HTMLElement>('[data-section]')?.dataset.section;
    if (name) onSection(name);
    if (!target?.closest('a')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
};
