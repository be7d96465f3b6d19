import { useEffect, useRef } from 'react';
import { afterKeyboard } from '#src/platform/screen/after-keyboard.ts';

/** If less than this part of the screen's height is visible, a keyboard must be open. */
const KEYBOARD = 0.7;

/**
 * Keeps an element over the visible part of the page by `--visible` (height) and `--shift`. A
 * keyboard covers the page on some phones and shrinks it on others.
 */
export const useVisibleHeight = () => {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const view = window.visualViewport;
    let tallest = 0;
    const measure = () => {
      const { current } = element;
      if (!current) return;
      const height = view?.height ?? window.innerHeight;
      tallest = Math.max(tallest, height);
      current.style.setProperty('--visible', `${height}px`);
      current.style.setProperty('--shift', `${view?.offsetTop ?? 0}px`);
      current.dataset.narrow = String(height < tallest * KEYBOARD);
    };
    const turned = () => {
      tallest = 0;
      measure();
    };
    measure();
    const target = view ?? window;
    target.addEventListener('resize', measure);
    view?.addEventListener('scroll', measure);
    window.addEventListener('orientationchange', turned);
    const stopLooking = afterKeyboard(measure);
    return () => {
      target.removeEventListener('resize', measure);
      view?.removeEventListener('scroll', measure);
      window.removeEventListener('orientationchange', turned);
      stopLooking();
    };
  }, []);
  return element;
};
