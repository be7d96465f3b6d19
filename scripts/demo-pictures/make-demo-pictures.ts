import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pictures } from './pictures.ts';

/** Draws all pictures of the demo data into `server/db/demo/media/`. */

const directory = fileURLToPath(new URL('../../server/db/demo/media/', import.meta.url));
mkdirSync(directory, { recursive: true });
for (const file of readdirSync(directory)) rmSync(`${directory}${file}`);
for (const [name, picture] of pictures) writeFileSync(`${directory}${name}.svg`, picture);
const bytes = pictures.reduce((sum, [, picture]) => sum + Buffer.byteLength(picture), 0);
console.log(`${pictures.length} pictures, ${Math.round(bytes / 1024)} KiB`);
