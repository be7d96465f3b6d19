/** The first match counts: the names of earlier browsers contain those of later ones. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/i, '微信'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/OPR\//, 'Opera'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/iPad/, 'iPad'],
  [/iPhone|iPod/, 'iPhone'],
  [/Android/, '安卓'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

type Known = readonly (readonly [RegExp, string])[];

const foundIn = (known: Known, text: string): string =>
  known.find(([sign]) => sign.test(text))?.[1] ?? '';

/** Longer texts come from no browser. */
const LONGEST = 500;

export const deviceWords = (userAgent: string | undefined): string => {
  const agent = (userAgent ?? '').slice(0, LONGEST);
  const browser = foundIn(browsers, agent);
  const system = foundIn(systems, agent);
  return browser && system ? `${system} 上的 ${browser}` : browser || system;
};
