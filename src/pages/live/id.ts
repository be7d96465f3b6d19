/** An address's id as calls take it; one that no broadcast can have is nobody's. */
export const liveId = (raw: string): string => (/^\d{1,10}$/.test(raw) ? raw : '0');
