import { type DeskArea, deskApis } from '#schemas/desk/endpoints.ts';
import type { DeskTable } from '#schemas/desk/fields.ts';
import { addressOf, EMPTY_QUERY } from './query.ts';

export const callsOf = (area: DeskArea) => deskApis[area];

export type OpenTable = {
  area: DeskArea;
  table: DeskTable;
  mayEdit: boolean;
  /** The tables whose rows lie within a row of this one. */
  inside: readonly DeskTable[];
};

export const insideAddress = (path: string, { name, within }: DeskTable, id: number): string =>
  addressOf(`${path}/${name}`, {
    ...EMPTY_QUERY,
    filters: [{ name: within?.field ?? '', text: `${id}` }],
  });
