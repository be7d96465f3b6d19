import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const dist = path.resolve(import.meta.dirname, '../../../dist');

const TEXT = /\.(?:js|css|html|json)$/;
const PACKED = /\.(?:br|gz)$/;

/** The build under other names of its files, as after a change; returns its `clientDir`. */
export const otherRelease = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'other-release-'));
  for (const name of ['first-paint', 'media'])
    await symlink(path.join(dist, name), path.join(folder, name));
  const client = path.join(dist, 'client');
  const names = (await readdir(path.join(client, 'assets'))).filter((name) => !PACKED.test(name));
  const any = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const renamed = (text: string) => text.replace(any, (name) => `n${name}`);
  const files = await readdir(client, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || PACKED.test(file.name)) continue;
    const from = path.join(file.parentPath, file.name);
    const to = path.join(folder, 'client', renamed(path.relative(client, from)));
    await mkdir(path.dirname(to), { recursive: true });
    const content = await readFile(from);
    await writeFile(to, TEXT.test(file.name) ? renamed(content.toString()) : content);
  }
  return path.join(folder, 'client');
};
