/** A random identifier that cannot be guessed, of 32 characters or more. */
export const randomKey = (): string => {
  // browsers have `randomUUID` only on https, and Safari only since 15.4
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
};
