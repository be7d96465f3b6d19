import { DrizzleQueryError } from 'drizzle-orm';

type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  query?: string;
  cause?: LoggedError;
};

const DEEPEST = 4;
/** SQLSTATEs whose messages quote the value that does not fit. */
const QUOTES_VALUES = /^22\w{3}$/;

const codeOf = (error: Error): string | undefined =>
  'code' in error && error.code !== undefined ? String(error.code) : undefined;

/** Queries of addresses may hold tokens. */
export const withoutQueries = (text: string): string => text.replaceAll(/\?[^\s"']+/g, '?…');

/** '' where the message quotes what a caller sent: a JSON text, the values of a statement. */
const messageOf = (error: Error): string => {
  const quotes =
    error instanceof SyntaxError ||
    error instanceof DrizzleQueryError ||
    QUOTES_VALUES.test(codeOf(error) ?? '');
  return quotes ? '' : withoutQueries(error.message);
};

/** Without the message at its beginning, whose lines could look like frames. */
const framesOf = ({ stack = '', message }: Error): string =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .join('\n');

const logged = (error: Error, depth: number): LoggedError => {
  const code = codeOf(error);
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...(code === undefined ? {} : { code }),
    ...(error instanceof DrizzleQueryError ? { query: error.query } : {}),
    stack: framesOf(error),
    ...(error.cause instanceof Error && depth < DEEPEST
      ? { cause: logged(error.cause, depth + 1) }
      : {}),
  };
};

/** An error without personal data: what a caller sent, and values of statements. */
export const loggableError = (error: unknown): LoggedError =>
  error instanceof Error ? logged(error, 0) : { type: typeof error, message: '', stack: '' };
