import { type DeskArea, deskApis } from '../../../schemas/desk/endpoints.ts';
import type { DeskTable } from '../../../schemas/desk/fields.ts';

/** The calls of an area's desks. */
export const callsOf = (area: DeskArea) => deskApis[area];

/** The desk of one table: what its parts are told. */
export type OpenTable = { area: DeskArea; table: DeskTable; mayEdit: boolean };
