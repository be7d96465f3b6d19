import type { Database } from '#server/db/database.ts';
import { exampleAddresses } from '../examples/examples.ts';
import { memberIdOf } from '../visits/course.ts';
import { ofAccount, ofPlain } from './account.ts';
import { ofCourses, ofWritten } from './courses.ts';
import { ofLists, ofTeachers } from './lists.ts';
import { ofLives } from './lives.ts';
import { ofOrders } from './orders.ts';
import type { PanelCase } from './panel.ts';
import { ofWorkshop } from './workshop.ts';

/** Every kind of panel, viewer and menu, on a page where it can be opened. */
export const panelCases = async (db: Database): Promise<readonly PanelCase[]> => {
  const memberId = await memberIdOf(db, 'demo_vip');
  const addresses = await exampleAddresses(db, memberId);
  const at = (pattern: string): string => {
    const address = addresses[pattern];
    if (!address) throw new Error(`no example for ${pattern}`);
    return address;
  };
  return [
    ...ofAccount,
    ...(await ofPlain(db)),
    ...(await ofLists(db, at)),
    ...(await ofTeachers(db, memberId)),
    ...(await ofWritten(db, memberId, at)),
    ...(await ofCourses(db, memberId, at)),
    ...(await ofOrders(db, memberId, at)),
    ...(await ofLives(db)),
    ...(await ofWorkshop(db)),
  ];
};
