import { scalar } from '../codec.ts';

/** As it came: texts of the wire are cut where no screen shows more. */
export const base64 = scalar<string>(
  (raw) => (typeof raw === 'string' && raw ? raw : undefined),
  'base64',
);
