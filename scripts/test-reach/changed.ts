import { git } from './tree.ts';

const isKnown = (commit: string): boolean => {
  try {
    return git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`).length > 0;
  } catch {
    return false;
  }
};

/** Where the work began: the last commit that it shares with the main branch. */
const mergeBase = (): string => {
  const main = ['main', 'origin/main'].find(isKnown);
  const [base = 'HEAD'] = main === undefined ? [] : git('merge-base', main, 'HEAD');
  return base;
};

type Changes = { since: string; files: string[] };

/** What differs from a commit in the work tree, files that Git does not know yet included. */
export const changesSince = (commit: string | undefined): Changes => {
  if (commit !== undefined && !isKnown(commit)) throw new Error(`there is no commit ${commit}`);
  const since = commit ?? mergeBase();
  const differ = git('diff', '--name-only', '--no-renames', since);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return { since, files: [...new Set([...differ, ...untracked])].sort() };
};
