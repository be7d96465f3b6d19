/** A build as `scripts/build.mjs` runs one, of one file: `node stub-build.mjs <folder>`; it goes on once it is told anything. */
import { once } from 'node:events';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeOnce } from '#scripts/start/make-once.mjs';

const [, , folder = ''] = process.argv;
await makeOnce({
  folder: path.join(folder, 'dist'),
  lock: path.join(folder, 'lock'),
  ifStale: true,
  readStamp: () => 'stamp',
  make: async (report) => {
    report('stub');
    appendFileSync(path.join(folder, 'builds'), 'x');
    mkdirSync(path.join(folder, 'dist'), { recursive: true });
    await once(process.stdin, 'data');
    writeFileSync(path.join(folder, 'dist/page.html'), 'made');
  },
});
process.exit();
