import type { DeskTable, FieldText } from '#schemas/desk/fields.ts';
import { cutSigns } from '#schemas/text/text-signs.ts';

/** `row`: the id of the open row, `new` for a new one, '' for none. */
export type Query = {
  word: string;
  filters: readonly FieldText[];
  sort: string;
  page: number;
  row: string;
};

export const EMPTY_QUERY: Query = { word: '', filters: [], sort: '', page: 1, row: '' };

const FILTER = 'f.';

/** Parts of the address that the table does not know are ignored. */
export const queryIn = (search: string, { fields }: DeskTable): Query => {
  const params = new URLSearchParams(search);
  const filters = fields.flatMap(({ name, filtered }) => {
    const text = params.get(FILTER + name);
    return filtered && text ? [{ name, text }] : [];
  });
  const sort = params.get('sort') ?? '';
  const sorts = fields.filter(({ sorted }) => sorted).map(({ name }) => name);
  const page = params.get('page') ?? '';
  const row = params.get('row') ?? '';
  return {
    word: cutSigns((params.get('word') ?? '').trim(), 40),
    filters,
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : '',
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    row: /^(?:new|[1-9]\d{0,9})$/.test(row) ? row : '',
  };
};

export const addressOf = (path: string, { word, filters, sort, page, row }: Query): string => {
  const params = new URLSearchParams();
  if (word) params.set('word', word);
  for (const { name, text } of filters) params.set(FILTER + name, text);
  if (sort) params.set('sort', sort);
  if (page > 1) params.set('page', `${page}`);
  if (row) params.set('row', row);
  const query = params.toString();
  return query ? `${path}?${query}` : path;
};

/** The id of the row within which a table is shown; '' for all rows. */
export const parentIn = ({ within }: DeskTable, { filters }: Pick<Query, 'filters'>): string =>
  filters.find(({ name }) => name === within?.field)?.text ?? '';
