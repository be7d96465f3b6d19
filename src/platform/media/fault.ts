/** `gone`: the address has expired; `format`: the file is no playable medium. */
export type MediaFault = 'gone' | 'network' | 'format';

/** 0: no answer came. */
export const faultOfStatus = (status: number): MediaFault => {
  if (status === 0 || status >= 500) return 'network';
  return status >= 400 ? 'gone' : 'format';
};

/**
 * Requests the first byte, since the media element does not distinguish a missing file from a broken one.
 */
const faultAt = async (address: string): Promise<MediaFault> => {
  try {
    return faultOfStatus((await fetch(address, { headers: { range: 'bytes=0-0' } })).status);
  } catch {
    return 'network';
  }
};

const DECODING = 3;

export const mediaFault = async (
  { error }: Pick<HTMLMediaElement, 'error'>,
  address: string,
): Promise<MediaFault> => (error?.code === DECODING ? 'format' : faultAt(address));
