import { wechatRefusals } from '#schemas/wechat/refusals.ts';
import type { Database } from '../../db/database.ts';
import { usedWechatCode } from '../../db/tables/login.ts';
import { hashOf } from '../auth/session.ts';
import { RefusedError } from '../endpoint/errors.ts';
import type { Wechat } from './wechat.ts';

// `sim-<openid>`; a further login of the same person is `sim-<openid>.<anything>`
const CODE = /^sim-(\w{1,64})(?:\.\w{1,64})?$/;

const MEDIA = /^[\w-]{1,128}$/;

/** A second in the messenger's format: the signature, and fifty frames without sound. */
const SILENCE = Buffer.concat([Buffer.from('#!AMR\n'), Buffer.alloc(50, 0x7c)]);

/** Stands in for the messenger: a code names its own openid and is taken once. */
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
    // each media id maps to one of the 24 demo portraits, always the same
    return {
      address: `/media/avatar-${(Number.parseInt(hashOf(id).slice(0, 4), 16) % 24) + 1}.svg`,
    };
  },
  voice: async (id) => {
    if (!MEDIA.test(id)) throw new RefusedError(wechatRefusals.wechatVoiceRefused);
    return SILENCE;
  },
});
