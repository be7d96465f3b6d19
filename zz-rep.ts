import { readFileSync } from 'node:fs';
import { rulesOf } from './scripts/measure/source.ts';
import { filesOf } from './scripts/project.mjs';
const sheets = filesOf(['src']).filter((f: string) => f.endsWith('.css'));
const by = new Map<string, string[]>();
for (const f of sheets) for (const r of rulesOf(readFileSync(f, 'utf8'))) if (r) by.set(r, [...(by.get(r) ?? []), f]);
for (const [r, fs] of by) if (fs.length > 1 && fs.some((f) => process.argv.slice(2).some((a) => f.includes(a)))) console.log(fs.length, r.slice(0, 90), '|', fs.filter((f) => process.argv.slice(2).some((a) => f.includes(a))).join(','));
