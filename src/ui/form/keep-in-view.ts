import type { FocusEvent } from 'react';

/** Scrolls a tapped field into view, so that the opening keyboard does not cover it. */
export const keepInView = ({ currentTarget: control }: FocusEvent<HTMLElement>): void => {
  const reveal = () => {
    if (document.activeElement === control) control.scrollIntoView({ block: 'center' });
  };
  window.visualViewport?.addEventListener('resize', reveal, { once: true });
  control.scrollIntoView({ block: 'nearest' });
};
