import { heldAround, keyOfElement, sectionAround } from '../publication/section-element.ts';

type Told = {
  /** A section was tapped; `held`: the key of the one in it, where it is a group. */
  onSection?: (key: string, held: string | null) => void;
  /** A link was followed, or another page was asked for. */
  onLink?: () => void;
};

/** Stops the preview's links, forms and routes, and reports taps on sections and links. */
export const holdStill = ({ onSection, onLink }: Told): void => {
  history.pushState = () => onLink?.();
  history.replaceState = () => undefined;
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const section = sectionAround(target);
    if (section) onSection?.(keyOfElement(section), heldAround(target, section));
    if (!target?.closest('a')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onLink?.();
  };
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
};
