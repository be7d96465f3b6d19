import { readFileSync } from 'node:fs';

/**
 * Ends the process with a sentence if Node is older than `package.json` requires. Uses only syntax that old
 * versions know.
 */
export const refuseOldNode = () => {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const [, major, minor] = />=(\d+)\.(\d+)/.exec(manifest.engines.node);
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === Number(major) && ownMinor >= minor)) return;
  console.error(
    `Node.js ${process.versions.node} 太旧，须为 ${major}.${minor} 或更新的版本，请升级后重新运行。`,
  );
  process.exit(1);
};
