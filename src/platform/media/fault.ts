/** Why a medium does not play: expired address, network, or no such medium. */
export type MediaFault = 'gone' | 'network' | 'format';

/** The fault behind an HTTP status; 0: no answer came. */
export const faultOfStatus = (status: number): MediaFault => {
  if (status === 0 || status >= 500) return 'network';
  return status >= 400 ? 'gone' : 'format';
};

/** Asks for the first byte: the media element does not tell a missing file from a broken one. */
const faultAt = async (address: string): Promise<MediaFault> => {
  try {
    return faultOfStatus((await fetch(address, { headers: { range: 'bytes=0-0' } })).status);
  } catch {
    return 'network';
  }
};

const DECODING = 3;

/** Why a media element that reported an error does not play `address`. */
export const mediaFault = async (
  { error }: Pick<HTMLMediaElement, 'error'>,
  address: string,
): Promise<MediaFault> => (error?.code === DECODING ? 'format' : faultAt(address));
