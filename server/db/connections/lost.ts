import { DrizzleQueryError } from 'drizzle-orm';

/** SQLSTATEs of a server that ends connections, accepts none, or has ended an idle transaction. */
const LOST_STATES = /^(?:08\w{3}|57P0[1-5]|53300|25P03)$/;
/** SQLSTATEs of a statement that took too long, or waited too long for a lock. */
const LATE_STATES = new Set(['57014', '55P03']);
const NETWORK = /^E(?:CONN|PIPE|TIMEDOUT|HOST|NET|NOENT|NOTFOUND|AI_AGAIN|NOTCONN)/;
/** The client's own errors have no code. */
const LOST_MESSAGES =
  /^(?:Connection terminated|timeout expired|Query read timeout|Client (?:was closed|has encountered))/;

const LATE_MESSAGE = /^timeout exceeded when trying to connect/;

const codeAndMessage = (error: unknown): { code: string; message: string } => {
  if (!(error instanceof Error)) return { code: '', message: '' };
  // where all addresses of a host refuse, Node's error has the code alone
  return { code: 'code' in error ? String(error.code) : '', message: error.message };
};

const causeOf = (error: unknown): unknown => {
  if (error instanceof DrizzleQueryError) return error.cause;
  return error instanceof Error && error.cause ? causeOf(error.cause) : undefined;
};

/** A query failed because its connection broke, or because there was none. */
export const isLost = (error: unknown): boolean => {
  const { code, message } = codeAndMessage(causeOf(error));
  return code === '' ? LOST_MESSAGES.test(message) : LOST_STATES.test(code) || NETWORK.test(code);
};

/** The server ended a query that took too long, or too many others waited for a connection. */
export const isLate = (error: unknown): boolean => {
  const { code, message } = codeAndMessage(causeOf(error));
  return LATE_STATES.has(code) || LATE_MESSAGE.test(message);
};
