/** The id in an address; an impossible one becomes '0', which no broadcast has. */
export const liveId = (raw: string): string => (/^\d{1,10}$/.test(raw) ? raw : '0');
