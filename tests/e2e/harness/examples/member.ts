import type { Database } from '#server/db/database.ts';
import { memberIdOf } from '../visits/course.ts';
import { loginAs } from '../visits/home.ts';
import { exampleAddresses } from './examples.ts';

/** A demo member's token, and an address for every page as this member may see it. */
export const exampleMember = async (db: Database, name: string) => ({
  addresses: await exampleAddresses(db, await memberIdOf(db, name)),
  token: await loginAs(db, name),
});
