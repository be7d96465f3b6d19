import { Parser } from 'htmlparser2';
import type { StoredObject } from '../object-store.ts';

export type Listing = {
  objects: StoredObject[];
  /** Undefined on the last page. */
  next: string | undefined;
};

/** Reads the answer of `ListObjectsV2`. */
export const listingIn = (xml: string): Listing => {
  const objects: StoredObject[] = [];
  let fields = new Map<string, string>();
  let next: string | undefined;
  let text = '';
  const parser = new Parser(
    {
      onopentag: (name) => {
        text = '';
        if (name === 'Contents') fields = new Map();
      },
      ontext: (more) => {
        text += more;
      },
      onclosetag: (name) => {
        if (name === 'NextContinuationToken') next = text;
        if (name !== 'Contents') {
          fields.set(name, text.trim());
          return;
        }
        const changedAt = Date.parse(fields.get('LastModified') ?? '');
        objects.push({
          name: fields.get('Key') ?? '',
          size: Number(fields.get('Size')),
          changedAt,
        });
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { objects, next: next || undefined };
};
