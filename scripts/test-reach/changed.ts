import { git } from './tree.ts';

const isKnown = (commit: string): boolean => {
  try {
    return git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`).length > 0;
  } catch {
    return false;
  }
};

const mergeBase = (): string => {
  const main = ['main', 'origin/main'].find(isKnown);
  const [base = 'HEAD'] = main === undefined ? [] : git('merge-base', main, 'HEAD');
  return base;
};

type Changes = { since: string; files: string[] };

export const changesSince = (commit: string | undefined): Changes => {
  if (commit !== undefined && !isKnown(commit)) throw new Error(`there is no commit ${commit}`);
  const since = commit ?? mergeBase();
  const differ = git('diff', '--name-only', '--no-renames', since);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return { since, files: [...new Set([...differ, ...untracked])].sort() };
};
