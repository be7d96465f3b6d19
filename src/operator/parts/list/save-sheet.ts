import { saveFile } from './save-file.ts';

/** Excel recognizes UTF-8 by this mark. */
const MARK = '\uFEFF';

/** `parts`: lines of CSV. Adds the present time to the file's name. */
export const saveSheet = (name: string, parts: readonly string[]): void =>
  saveFile({ name, ending: 'csv', type: 'text/csv;charset=utf-8' }, [MARK, ...parts]);
