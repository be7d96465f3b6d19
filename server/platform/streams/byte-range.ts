/** Both included. */
export type ByteRange = { start: number; end: number };

/**
 * Reads a `Range` header (RFC 9110) for a file of `size` bytes: one range, `unsatisfiable`, or undefined where the
 * whole file is to be sent, as for several ranges.
 */
export const byteRange = (
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return undefined;
  return start >= size || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { start, end };
};
