import { chinaFormat } from '../../platform/time/china-clock.ts';

/** By this Excel knows that the text is UTF-8. */
const MARK = '\uFEFF';

/** Saves lines of CSV as a file that is called so and carries the moment in its name. */
export const saveSheet = (name: string, parts: readonly string[]): void => {
  const file = new Blob([MARK, ...parts], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}-${chinaFormat(Date.now(), 'YYYYMMDD-HHmm')}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
};
