import type { FocusEvent } from 'react';

/** A keyboard that comes up must not cover the field that was tapped. */
export const keepInView = ({ currentTarget: control }: FocusEvent<HTMLElement>): void => {
  const reveal = () => {
    if (document.activeElement === control) control.scrollIntoView({ block: 'center' });
  };
  window.visualViewport?.addEventListener('resize', reveal, { once: true });
  control.scrollIntoView({ block: 'nearest' });
};
