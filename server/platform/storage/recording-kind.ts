export const recordingTypes = {
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  amr: 'audio/amr',
} as const;
export type RecordingKind = keyof typeof recordingTypes;

const isMp3Frame = ([first = 0, second = 0, third = 0]: Uint8Array): boolean =>
  first === 0xff &&
  (second & 0xe6) === 0xe2 &&
  (second & 0x18) !== 0x08 &&
  third >> 4 !== 0xf &&
  (third & 0x0c) !== 0x0c;

/** Container brands of sound; pictures of phones have others. */
const SOUND_BRAND = /^(?:iso.|mp4.|M4[AB] |dash|3g[p2].|qt {2})$/;

export const recordingKind = (bytes: Buffer): RecordingKind | undefined => {
  const starts = (text: string, at = 0) =>
    bytes.subarray(at, at + text.length).toString('latin1') === text;
  if (starts('\u001aE\u00df\u00a3')) return 'webm';
  if (starts('OggS')) return 'ogg';
  if (starts('ftyp', 4))
    return SOUND_BRAND.test(bytes.subarray(8, 12).toString('latin1')) ? 'm4a' : undefined;
  if (starts('RIFF') && starts('WAVE', 8)) return 'wav';
  if (starts('#!AMR')) return 'amr';
  return starts('ID3') || isMp3Frame(bytes) ? 'mp3' : undefined;
};
