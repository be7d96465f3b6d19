const MB = 1024 * 1024;

const asBase64 = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** What a call with a picture may be, in bytes: the picture in base64 and the JSON around it. */
export const PICTURE_BODY = asBase64(4 * MB) + MB / 4;

/** The same at the console: so much that a picture that is too large is told in words. */
export const OPERATOR_PICTURE_BODY = 2 * asBase64(5 * MB);
