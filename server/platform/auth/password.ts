import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { LONGEST_PASSWORD } from '../../../schemas/validators.ts';
import { COST, type Cost } from './password-cost.ts';

const LENGTH = 32;

const derive = (password: string, salt: Buffer, { log2, blockSize, parallel }: Cost) => {
  const N = 2 ** log2;
  const options: ScryptOptions = { N, r: blockSize, p: parallel, maxmem: 256 * N * blockSize };
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
};

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  const { log2, blockSize, parallel } = COST;
  return [
    'scrypt',
    log2,
    blockSize,
    parallel,
    salt.toString('base64'),
    key.toString('base64'),
  ].join('$');
};

// a hash that no password matches: an unknown account takes as long to check as a known one
const NOBODY = hashPassword(randomBytes(16).toString('hex'));

/** Takes as long where there is no such password (`stored` undefined). */
export const isPassword = async (
  password: string,
  stored: string | undefined,
): Promise<boolean> => {
  const [, log2, blockSize, parallel, salt = '', key = ''] = (stored ?? (await NOBODY)).split('$');
  const cost = { log2: Number(log2), blockSize: Number(blockSize), parallel: Number(parallel) };
  // no set password is longer, and hashing more would be wasted work
  const derived = await derive(
    password.slice(0, LONGEST_PASSWORD),
    Buffer.from(salt, 'base64'),
    cost,
  );
  const same = timingSafeEqual(derived, Buffer.from(key, 'base64'));
  return same && stored !== undefined && password.length <= LONGEST_PASSWORD;
};
