/** A stored address, and the signature that opens it for some minutes. */
const SIGNED = /^(\/uploads\/[\w-]+\.[a-z\d]{3,4})\?t=[\w.-]+$/;

/** The shortest validity of a signed address, in milliseconds. */
export const PICTURE_OPEN = 5 * 60_000;

export const isSigned = (address: string): boolean => SIGNED.test(address);

export const storedAddress = (address: string): string => SIGNED.exec(address)?.[1] ?? address;
