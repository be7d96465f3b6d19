import '#src/platform/wechat/font/scaling.css';

/**
 * By how much learners enlarge the text of the whole phone. Not bare numbers, which Storybook would parse out
 * of its address as such.
 */
export const fontScales = ['x1.0', 'x1.2', 'x1.4'] as const;

export type FontScale = (typeof fontScales)[number];

export const scaleIn = (name: FontScale): number => Number(name.slice(1));

/** Enlarges all text, as the app does for the messenger's text size. */
export const setFontScale = (scale: number): void => {
  document.documentElement.style.setProperty('--font-scale', String(scale));
};
