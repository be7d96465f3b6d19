/** A line of a migration that the version before does not survive, with the reason in Chinese. */
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
 * Why migrations cannot run while a server of the version before serves: the reason that one of them
 * gives, else the statement that takes away or demands what that version does not know of; undefined
 * where they can.
 */
export const offlineReason = (statements: readonly string[]): string | undefined =>
  statements.map((text) => OFFLINE.exec(text)?.[1]).find((reason) => reason !== undefined) ??
  statements.find(breaksServing)?.trim();
