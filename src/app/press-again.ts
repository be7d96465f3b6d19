const nameOf = (button: HTMLElement): string =>
  `${button.closest<HTMLElement>('[data-section]')?.dataset.section} ${button.ariaLabel ?? button.textContent}`;

/** Repeats the presses that were made on the server's page, in their order, each button once. */
export const pressAgain = async (host: HTMLElement): Promise<void> => {
  const names = new Set<string>();
  for (const target of globalThis.earlyPresses?.splice(0) ?? []) {
    const button = target instanceof Element && target.closest('button');
    const name = button ? nameOf(button) : '';
    names.delete(name);
    names.add(name);
  }
  for (const name of names) {
    [...host.querySelectorAll('button')].find((each) => nameOf(each) === name)?.click();
    // the change that the click causes is drawn first
    await new Promise((resolve) => setTimeout(resolve));
  }
};
