import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { logOptions } from '#server/platform/logging/json-log.ts';
import { loggableError } from '#server/platform/logging/loggable-error.ts';

const PHONE = '18800001234';

const withFields = (message: string, fields: object): Error =>
  Object.assign(new Error(message), fields);

it('tells of a failed statement its text and why it failed, and no values', () => {
  const cause = withFields('duplicate key value violates unique constraint "member_phone"', {
    ...{ code: '23505', detail: `Key (phone)=(${PHONE}) already exists.`, where: PHONE },
  });
  const loggedError = loggableError(
    new DrizzleQueryError('insert into member values ($1)', [PHONE], cause),
  );
  expect(loggedError).toMatchObject({
    ...{ type: 'DrizzleQueryError', message: '', query: 'insert into member values ($1)' },
    cause: { code: '23505', message: cause.message },
  });
  expect(loggedError.stack).toMatch(/^at /);
  expect(JSON.stringify(loggedError)).not.toContain(PHONE);
});

it.each([
  ['a value that does not fit', withFields(`value "${PHONE}" is out of range`, { code: '22003' })],
  ['a text that is no JSON', new SyntaxError(`Unexpected token, "{${PHONE}" is not valid JSON`)],
  ['lines that look like a stack', new SyntaxError(`no JSON\n    at ${PHONE}`)],
  ['fields of any kind', withFields('parse error', { rawPacket: PHONE, input: PHONE })],
  ['an address with a query', new Error(`no answer of https://a.example/b?phone=${PHONE}`)],
  ['a cause', new Error('failed', { cause: withFields(`"${PHONE}"`, { code: '22P02' }) })],
  ['no error at all', PHONE],
])('tells nothing of %s', (_what, error) => {
  expect(JSON.stringify(loggableError(error))).not.toContain(PHONE);
});

it('takes no message of an error for a line’s', () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const { log } = Fastify(logOptions({ level: 'trace', stream }));
  const error = new SyntaxError(PHONE);
  log.error(error);
  log.error({ err: error });
  log.error({ err: error }, error.message);
  log.error(error, 'payload not read');
  log.warn({ req: { method: 'GET', url: `/?phone=${PHONE}`, headers: { token: PHONE } } }, 'asked');
  log.warn(`Route GET:/no/such?phone=${PHONE} not found`);
  expect(lines.join('')).not.toContain(PHONE);
  const notices = lines.map((line) => JSON.parse(line));
  expect(notices.map(({ msg }) => msg)).toEqual([
    ...['failed', 'failed', 'failed', 'payload not read', 'asked'],
    'Route GET:/no/such?… not found',
  ]);
  expect(notices[3]).toMatchObject({ level: 'error', err: { type: 'SyntaxError', message: '' } });
});
