/**
 * Style rules that declare as a whole what another one does: what is said twice belongs to the parts for text and space
 * (docs/pages.md). The limit is what there is; whoever takes some away lowers it.
 */
import { readFileSync } from 'node:fs';
import { repeatedIn, rulesOf } from '../measure/source.ts';
import { filesOf } from '../project.mjs';

const LIMIT = 448;

const sheets = filesOf(['src']).filter((file) => file.endsWith('.css'));
const rules = sheets.flatMap((file) => rulesOf(readFileSync(file, 'utf8')));
const repeated = repeatedIn(rules);
console.log(`styles: ${rules.length} rules, ${repeated} of them repeated, of ${LIMIT}`);
// no rules at all means that the check no longer finds them
process.exitCode = rules.length > 0 && repeated <= LIMIT ? 0 : 1;
