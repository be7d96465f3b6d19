import type { Database } from '../db/database.ts';
import type { Config } from './config.ts';
import type { Wechat } from './wechat.ts';
import { realWechat } from './wechat-real.ts';
import { simulatedWechat } from './wechat-simulated.ts';

/** The messenger's own service where its credentials are configured, else the simulation. */
export const openWechat = (config: Pick<Config, 'wechat'>, db: Database): Wechat =>
  config.wechat ? realWechat(config.wechat) : simulatedWechat(db);
