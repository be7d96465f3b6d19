import { onTestFinished, vi } from 'vitest';

/** Replaces a page load by a note of where it would have led. */
export const watchLoads = (): string[] => {
  const loads: string[] = [];
  const note = (address: string | URL) => void loads.push(String(address));
  const spies = [
    vi.spyOn(location, 'replace').mockImplementation(note),
    vi.spyOn(location, 'assign').mockImplementation(note),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return loads;
};

/** Notes every address that history is given. */
export const watchHistory = (): string[] => {
  const seen: string[] = [];
  const note = () => void seen.push(location.pathname + location.search);
  addEventListener('pushState', note);
  addEventListener('replaceState', note);
  onTestFinished(() => {
    removeEventListener('pushState', note);
    removeEventListener('replaceState', note);
  });
  return seen;
};

export const here = (): string => location.pathname + location.search;

/** Makes the browser say what it is. */
export const asBrowser = (userAgent: string): void => {
  const spy = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  onTestFinished(() => spy.mockRestore());
};

export const WECHAT = 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.49';
