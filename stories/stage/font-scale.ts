import type { CSSProperties } from 'react';

/** Text sizes of the workshop: how far learners enlarge the text of the whole phone. */
export const fontScales = ['1.0', '1.2', '1.4'] as const;

const typeTokens = (): [name: string, font: string][] =>
  [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') return [];
      return [...rule.style]
        .filter((name) => name.startsWith('--type-'))
        .map((name): [string, string] => [name, rule.style.getPropertyValue(name).trim()]);
    }),
  );

/** `600 max(…) / … var(--font)` with size and line height multiplied. */
const enlarged = (font: string, scale: number): string =>
  font.replace(
    /^(\d+) (.+?) ?\/ ?(\S+) (.+)$/,
    (_, weight, size, line, family) =>
      `${weight} calc(${scale} * ${size}) / calc(${scale} * ${line}) ${family}`,
  );

/** Style that enlarges every type token below an element, as a phone's own text size does. */
export const fontScaleStyle = (scale: number): CSSProperties => {
  if (scale === 1) return {};
  const tokens = typeTokens().map(([name, font]) => [name, enlarged(font, scale)]);
  // React's style type knows no custom properties
  return { ...Object.fromEntries(tokens), font: 'var(--type-body)' } as CSSProperties;
};
