/** The first that fits says which one it is: the later ones are part of the names of the earlier. */
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

/** No browser says more of itself; a longer text is somebody's own. */
const LONGEST = 500;

/** A device in words for people, roughly, such as `Windows 上的 Chrome`; '' where nothing is known. */
export const deviceWords = (userAgent: string | undefined): string => {
  const notice = (userAgent ?? '').slice(0, LONGEST);
  const browser = foundIn(browsers, notice);
  const system = foundIn(systems, notice);
  return browser && system ? `${system} 上的 ${browser}` : browser || system;
};
