import { useLayoutEffect } from 'react';

/** Makes a rem what it is on a phone of this width, so that a preview beside a form is true to it. */
export const usePhone = (width: number): void => {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const before = style.fontSize;
    style.fontSize = `${width / 10}px`;
    return () => {
      style.fontSize = before;
    };
  }, [width]);
};
