import { chinaFormat } from '#src/platform/time/china-clock.ts';

type Saved = { name: string; ending: string; type: string };

/** Adds the present time to the file's name. */
export const saveFile = ({ name, ending, type }: Saved, parts: readonly string[]): void => {
  const file = new Blob([...parts], { type });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}-${chinaFormat(Date.now(), 'YYYYMMDD-HHmm')}.${ending}`;
  link.click();
  URL.revokeObjectURL(link.href);
};
