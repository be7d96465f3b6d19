import { saveFile } from './save-file.ts';

/** By this Excel knows that the text is UTF-8. */
const MARK = '\uFEFF';

/** Saves lines of CSV as a file that is called so and carries the moment in its name. */
export const saveSheet = (name: string, parts: readonly string[]): void =>
  saveFile({ name, ending: 'csv', type: 'text/csv;charset=utf-8' }, [MARK, ...parts]);
