const CONTROLS = 'input, textarea, button';

/** The control of an id: the element itself, or the first one in it. */
export const controlIn = (id: string): HTMLElement | null => {
  const element = document.getElementById(id);
  return element?.matches(CONTROLS) ? element : (element?.querySelector(CONTROLS) ?? null);
};
