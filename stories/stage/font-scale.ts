import '#src/platform/wechat/font/scaling.css';

/**
 * Text sizes of the workshop: how far learners enlarge the text of the whole phone. A word, since
 * Storybook reads a bare number out of its address as one.
 */
export const fontScales = ['x1.0', 'x1.2', 'x1.4'] as const;

export type FontScale = (typeof fontScales)[number];

export const scaleIn = (name: FontScale): number => Number(name.slice(1));

/** Enlarges all text as the app does when the messenger's text size is set. */
export const setFontScale = (scale: number): void => {
  document.documentElement.style.setProperty('--font-scale', String(scale));
};
