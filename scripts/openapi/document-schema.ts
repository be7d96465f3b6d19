/** `npm run docs:schema`: writes the JSON Schema of home documents into `docs`, as servers answer it. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { documentSchema } from '#schemas/publication/json-schema.ts';

const file = 'docs/home-document.schema.json';
writeFileSync(file, `${JSON.stringify(documentSchema(), null, 2)}\n`);
spawnSync('biome', ['format', '--write', file], { stdio: 'inherit' });
