import { useLayoutEffect } from 'react';

/** Sets the rem of a phone of this width, so that a preview beside a form has its true size. */
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
