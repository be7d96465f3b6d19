import { useCallback, useState } from 'react';

/** A measurement of a mounted element; '' before. */
const useMeasured = (measure: (element: HTMLElement) => string) => {
  const [measured, setMeasured] = useState('');
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element) setMeasured(measure(element));
    },
    [measure],
  );
  return [measured, ref] as const;
};

const px = (length: number): string => `${Math.round(length * 10) / 10}px`;

const widthOf = (element: HTMLElement): string => px(element.getBoundingClientRect().width);

const typeSizeOf = (element: HTMLElement): string => {
  const { fontSize, lineHeight } = getComputedStyle(element);
  return `${px(Number.parseFloat(fontSize))} / ${px(Number.parseFloat(lineHeight))}`;
};

/** In px. */
export const useWidth = () => useMeasured(widthOf);

/** Size and line height, in px. */
export const useTypeSize = () => useMeasured(typeSizeOf);

/** The computed value of a token at an element; '' before it is mounted. */
export const useToken = (token: string) =>
  useMeasured(
    useCallback((element) => getComputedStyle(element).getPropertyValue(token).trim(), [token]),
  );
