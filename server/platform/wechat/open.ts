import type { Config } from '../config/config.ts';
import { realWechat } from './real.ts';
import { simulatedWechat } from './simulated.ts';
import type { TokenStore } from './token-row.ts';
import type { Wechat } from './wechat.ts';

export const openWechat = (config: Pick<Config, 'wechat'>, store: TokenStore): Wechat =>
  config.wechat ? realWechat(config.wechat, store) : simulatedWechat(store.db);
