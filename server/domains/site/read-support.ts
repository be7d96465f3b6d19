import { supportInfoTable } from '../../db/tables/site.ts';
import type { SharedContext } from '../../platform/endpoint/context.ts';

const none = { phone: '', hours: '', wechat: '', qrCode: '', link: '' };

export const readSupport = async ({ db }: SharedContext) => {
  const [row] = await db.select().from(supportInfoTable).limit(1);
  const { phone, hours, wechat, qrCode, link } = row ?? none;
  return { phone, hours, wechat, qrCode, link };
};
