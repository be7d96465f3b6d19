/** The most characters that a part of an address may have, for the form and for the server. */
export const longest = { receiver: 20, region: 30, detail: 100, tag: 6 } as const;
