/** Marks a migration that the previous version does not survive, with the reason in Chinese. */
const OFFLINE = /^--\s*offline:\s*(.+)$/m;

const BREAKING = [
  /^\s*drop\s+table/i,
  /\bdrop\s+column\b/i,
  /\brename\b/i,
  /\balter\s+column\b.*\bset\s+(?:not\s+null|data\s+type)\b/i,
  /\balter\s+column\b\s+\S+\s+type\b/i,
];
const NEEDED_COLUMN = /\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/i;

const breaksServing = (statement: string): boolean =>
  [...BREAKING, NEEDED_COLUMN].some((form) => form.test(statement));

/**
 * Why migrations cannot run while a server of the previous version serves: the reason of one's mark, else the
 * statement that removes or requires what that version does not know. Undefined where they can.
 */
export const offlineReason = (statements: readonly string[]): string | undefined =>
  statements.map((text) => OFFLINE.exec(text)?.[1]).find((reason) => reason !== undefined) ??
  statements.find(breaksServing)?.trim();
