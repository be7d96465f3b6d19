/** `npm run remove:section <kebab-name> <中文名> [--force]`: undoes `new:section`. */
import { registration } from '../new-section/entries.ts';
import { nameSection } from '../new-section/section-names.ts';
import { newFiles } from '../new-section/templates.ts';
import { removeFrom } from './undo.ts';

removeFrom('npm run remove:section expert-column 专家专栏', ([folder = '', chinese = folder]) => {
  const names = nameSection(folder, chinese);
  return {
    written: newFiles(names),
    entered: registration(names),
    folder: `sections/${folder}`,
    starts: [],
  };
});
