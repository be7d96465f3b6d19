import { wechatRefusals } from '#schemas/wechat/refusals.ts';
import type { Database } from '../../db/database.ts';
import { usedWechatCode } from '../../db/tables/login.ts';
import { hashOf } from '../auth/session.ts';
import { RefusedError } from '../endpoint/errors.ts';
import type { Wechat } from './wechat.ts';

// `sim-<openid>`; further logins of the same person are `sim-<openid>.<anything>`
const CODE = /^sim-(\w{1,64})(?:\.\w{1,64})?$/;

const MEDIA = /^[\w-]{1,128}$/;

/** A second of AMR: the signature, and fifty silent frames. */
const SILENCE = Buffer.concat([Buffer.from('#!AMR\n'), Buffer.alloc(50, 0x7c)]);

/** A code names its own openid and is accepted once. */
export const simulatedWechat = (db: Database): Wechat => ({
  appId: 'wx-simulated',
  simulated: true,
  openidOf: async (code) => {
    const openid = CODE.exec(code)?.[1];
    if (!openid) throw new RefusedError(wechatRefusals.wechatCodeRefused);
    const taken = await db
      .insert(usedWechatCode)
      .values({ codeHash: hashOf(code) })
      .onConflictDoNothing()
      .returning();
    if (taken.length === 0) throw new RefusedError(wechatRefusals.wechatCodeRefused);
    return openid;
  },
  ticket: async () => 'simulated-ticket',
  media: async (id) => {
    if (!MEDIA.test(id)) throw new RefusedError(wechatRefusals.wechatMediaRefused);
    return {
      address: `/media/avatar-${(Number.parseInt(hashOf(id).slice(0, 4), 16) % 24) + 1}.svg`,
    };
  },
  voice: async (id) => {
    if (!MEDIA.test(id)) throw new RefusedError(wechatRefusals.wechatVoiceRefused);
    return SILENCE;
  },
});
