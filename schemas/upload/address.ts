/** The stored address of a picture, and what opens it for some minutes. */
const SIGNED = /^(\/uploads\/[\w-]+\.[a-z\d]{3,4})\?t=[\w.-]+$/;

/** How long a signed address opens its picture at least, in ms. */
export const PICTURE_OPEN = 5 * 60_000;

/** Whether an address opens its picture for some minutes only. */
export const isSigned = (address: string): boolean => SIGNED.test(address);

/** The address that a picture is stored by, the same for all signed ones of a picture. */
export const storedAddress = (address: string): string => SIGNED.exec(address)?.[1] ?? address;
