import * as z from 'zod/mini';
import {
  emptyObject,
  epochMs,
  LONGEST_WORD,
  operationKey,
  operatorCall,
  pageNumber,
  rowId,
  words,
} from '../operator/operator-call.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import {
  isChecksum,
  LONGEST_FILE_NAME,
  LONGEST_FOLDER,
  mediaKinds,
  mediaStates,
  tidyFileName,
} from './fields.ts';
import { mediaRefusals } from './refusals.ts';

const fileName = z.pipe(
  z.pipe(z.string().check(z.maxLength(1000)), z.transform(tidyFileName)),
  z.string().check(z.minLength(1), z.maxLength(LONGEST_FILE_NAME)),
);

const deskMedia = z.object({
  id: rowId,
  /** Names the upload of what still arrives; '' for others' uploads. */
  upload: z.string(),
  kind: z.enum(mediaKinds),
  name: z.string(),
  folder: z.string(),
  bytes: z.int(),
  state: z.enum(mediaStates),
  reason: z.string(),
  progress: z.int(),
  stream: z.string(),
  address: z.string(),
  poster: z.string(),
  durationMs: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  retryable: z.boolean(),
  /** Where it plays for a while for this operator; '' where it does not. */
  play: z.string(),
  /** The file that takes its place once it is ready. */
  replacement: z.nullable(
    z.object({
      id: rowId,
      kind: z.enum(mediaKinds),
      name: z.string(),
      state: z.enum(mediaStates),
      reason: z.string(),
      progress: z.int(),
    }),
  ),
  by: z.string(),
  at: epochMs,
});
export type DeskMedia = z.output<typeof deskMedia>;

export const listMedia = operatorCall(
  'list-media',
  'content.look',
  z.object({
    kind: z.optional(z.enum(mediaKinds)),
    state: z.optional(z.enum(mediaStates)),
    folder: z.optional(words(LONGEST_FOLDER)),
    word: words(LONGEST_WORD),
    page: pageNumber,
  }),
  z.object({
    items: z.array(deskMedia),
    pages: z.int(),
    folders: z.array(z.string()),
    /** Whether the library has no file at all. */
    isEmpty: z.boolean(),
  }),
);

/** What the server lacks to encode anything, in words; '' for nothing. */
export const readEncoder = operatorCall(
  'read-encoder',
  'content.look',
  emptyObject,
  z.object({ missing: z.string() }),
);

/** Where a file is used, in words. */
export const mediaUses = operatorCall(
  'media-uses',
  'content.look',
  z.object({ id: rowId }),
  z.object({ uses: z.array(z.string()) }),
  { refusals: pickRefusals(mediaRefusals, 'noSuchMedia') },
);

/** Reserves room for a file, whose parts are then sent by tus to `PARTS_OF_OPERATORS` and `upload`. */
export const beginDeskMedia = operatorCall(
  'begin-media',
  'content.edit',
  z.object({
    name: fileName,
    bytes: z.int().check(z.nonnegative()),
    checksum: z.string().check(z.refine(isChecksum)),
    folder: words(LONGEST_FOLDER),
    key: operationKey,
  }),
  z.object({ id: rowId, upload: z.string() }),
  {
    idempotent: true,
    changes: true,
    rate: 120,
    refusals: pickRefusals(
      mediaRefusals,
      'emptyFile',
      'fileTooLarge',
      'libraryFull',
      'tooManyFiles',
      'tooManyArriving',
    ),
  },
);

export const changeMedia = operatorCall(
  'change-media',
  'content.edit',
  z.object({ id: rowId, name: fileName, folder: words(LONGEST_FOLDER) }),
  emptyObject,
  { changes: true, refusals: pickRefusals(mediaRefusals, 'noSuchMedia') },
);

export const removeDeskMedia = operatorCall(
  'remove-media',
  'content.edit',
  z.object({ id: rowId }),
  emptyObject,
  { changes: true, refusals: pickRefusals(mediaRefusals, 'noSuchMedia', 'mediaInUse') },
);

export const retryDeskMedia = operatorCall(
  'retry-media',
  'content.edit',
  z.object({ id: rowId }),
  emptyObject,
  { changes: true, refusals: pickRefusals(mediaRefusals, 'noSuchMedia', 'notRetryable') },
);

/** The new file takes the old one's place wherever that plays, once it is ready; null: it is given up. */
export const replaceDeskMedia = operatorCall(
  'replace-media',
  'content.edit',
  z.object({ id: rowId, by: z.nullable(rowId) }),
  emptyObject,
  {
    changes: true,
    refusals: pickRefusals(
      mediaRefusals,
      'noSuchMedia',
      'notReplaceable',
      'notReplacing',
      'beingReplaced',
    ),
  },
);

export const mediaDeskApi = {
  listMedia,
  readEncoder,
  mediaUses,
  beginDeskMedia,
  changeMedia,
  removeDeskMedia,
  retryDeskMedia,
  replaceDeskMedia,
};
