import type { readServiceHours, saveServiceHours } from '#schemas/support/desk-endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../db/database.ts';
import { supportInfoTable } from '../../db/tables/site.ts';
import { unchanged, type Verb } from '../../platform/endpoint/verb.ts';
import { writeAudit } from '../operator/index.ts';
import { noHours } from './rows.ts';

type Hours = Data<typeof readServiceHours>;

export const readHours = async (db: Database): Promise<Hours> => {
  const { hours, promise, phone } = supportInfoTable;
  const [row] = await db.select({ hours, promise, phone }).from(supportInfoTable).limit(1);
  return row ?? noHours;
};

export const saveHours: Verb<typeof saveServiceHours> = async (
  { db, operator: who, now },
  { hours, promise, phone },
) => {
  const before = await readHours(db);
  const after = { hours, promise, phone };
  if (JSON.stringify(before) === JSON.stringify(after)) return unchanged({});
  await db
    .insert(supportInfoTable)
    .values({ ...after, wechat: '', qrCode: '', link: '' })
    .onConflictDoUpdate({ target: supportInfoTable.id, set: after });
  const told = [hours, promise, phone].filter(Boolean).join('；') || '不显示';
  await writeAudit(db, { who, action: 'support', text: `客服服务时间：${told}`, now });
  return {};
};
