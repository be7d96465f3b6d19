import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../project.mjs';

/** Its message is a Chinese sentence for whoever starts the server. */
export class StartError extends Error {}

const HIDDEN = 'node_modules/.package-lock.json';

const readLock = () => {
  try {
    return JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages ?? {};
  } catch {
    throw new StartError(
      'package-lock.json 不存在或不是有效的 JSON，请用 git checkout package-lock.json 恢复它。',
    );
  }
};

const readManifest = () => {
  try {
    return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  } catch {
    throw new StartError('package.json 不是有效的 JSON，请修正它或用 git 恢复。');
  }
};

const present = () => {
  try {
    return JSON.parse(readFileSync(path.join(root, HIDDEN), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
};

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];

const mismatch = (manifest, { '': locked = {} }) =>
  kinds.flatMap((kind) => {
    const [wanted, has] = [manifest[kind] ?? {}, locked[kind] ?? {}];
    const names = new Set([...Object.keys(wanted), ...Object.keys(has)]);
    return [...names].filter((name) => wanted[name] !== has[name]);
  });

/**
 * Throws {@link StartError} if the lock file does not match `package.json`; npm would refuse later and at
 * length.
 */
export const assertLockFits = () => {
  const names = mismatch(readManifest(), readLock());
  if (names.length === 0) return;
  const some = `${names.slice(0, 3).join('、')}${names.length > 3 ? ' 等' : ''}`;
  throw new StartError(
    `package-lock.json 与 package.json 不一致（${some}），请运行 npm install 更新它，或用 git 恢复这两个文件。`,
  );
};

const isThere = (folder) => existsSync(path.join(root, folder, 'package.json'));

export const lackOf = () => {
  if (!existsSync(path.join(root, 'node_modules'))) return '正在安装依赖……';
  // npm writes it last
  if (!existsSync(path.join(root, HIDDEN))) return '上次安装没有完成，正在重新安装依赖……';
  const installed = present();
  const lacking = Object.entries(readLock()).filter(
    ([path, wanted]) =>
      path !== '' &&
      !(installed[path] === undefined && wanted.optional === true) &&
      installed[path]?.version !== wanted.version,
  );
  if (lacking.length > 0) return '依赖有变化，正在重新安装……';
  const lost = Object.keys(installed).some((path) => !isThere(path));
  return lost ? '已安装的依赖不完整，正在重新安装……' : null;
};
