import { hasUnseen } from '../text/tidy-text.ts';
import { scalar } from '../wire/codec.ts';

/** What a file of the library is, judged by its content. */
export const mediaKinds = ['picture', 'video', 'audio', 'paper'] as const;

export type MediaKind = (typeof mediaKinds)[number];

/** `arriving`: parts are missing; `processing`: it is checked and encoded; `failed` has a reason. */
export const mediaStates = ['arriving', 'processing', 'ready', 'failed'] as const;

export type MediaState = (typeof mediaStates)[number];

/** In bytes. */
export const LARGEST_FILE = 2 * 1024 ** 3;
export const LARGEST_PART = 8 * 1024 ** 2;
export const LARGEST_STORED_PICTURE = 20 * 1024 ** 2;
export const LARGEST_PAPER = 100 * 1024 ** 2;

export const LONGEST_FILE_NAME = 120;
export const LONGEST_FOLDER = 30;

/** Unfinished uploads of a library. */
export const MOST_ARRIVING = 20;

/** A part at 0.25 Mbit/s, in ms. */
export const partLimits = { timeLimit: 300_000, silenceLimit: 25_000 } as const;

const CHECKSUM = /^(?:[\da-f]{64})?$/;

export const isChecksum = (text: string): boolean => CHECKSUM.test(text);

/** Folders of the sender's machine and what cannot be seen are left out of it. */
export const tidyFileName = (name: string): string => {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const seen = [...last].filter((sign) => !hasUnseen(sign)).join('');
  return seen.trim().slice(0, LONGEST_FILE_NAME);
};

/** Bytes of a file; more than `count` holds. */
export const byteCount = scalar<number>((raw) => {
  const value = typeof raw === 'string' ? Number(raw) : raw;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}, 'bytes');

/** Where tus sends parts of the upload with a key. */
export const PARTS_OF_MEMBERS = '/v1/media/parts/';
export const PARTS_OF_OPERATORS = '/operator/api/media-parts/';
