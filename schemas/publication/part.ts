import type { HomeDocument } from './home-document.ts';

export type Scalar = string | boolean;
export type Fields = Readonly<Record<string, Scalar>>;

/** A part as a run of items with a key each; a part that is one object is a run of one. */
export type Part = {
  label: string;
  /** The label of the part without which there are none of its items. */
  of?: string;
  /** Whether the place in the list means something. */
  ordered: boolean;
  /** Whether it is one item for good, each field a setting of its own. */
  single?: true;
  /** An item's name in texts for operators. */
  nameOf: (fields: Fields) => string;
  /** Words of each field that may change. */
  fields: Readonly<Record<string, string>>;
  /** Those of the fields that hold JSON, which nobody reads. */
  structured?: readonly string[];
  /** Those that hold the address of a picture. */
  pictures?: readonly string[];
  read: (document: HomeDocument) => ReadonlyMap<string, Fields>;
  write: (document: HomeDocument, items: ReadonlyMap<string, Fields>) => HomeDocument;
};
