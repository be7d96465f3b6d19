import { address } from '../page-address.ts';

export const loginAddress = address('/login');
export const wechatLoginAddress = address('/Welogin');
export const wechatCallbackAddress = address('/weizanlogin');
export const registerAddress = address('/register', 'member_id?', 'zhuce?');
export const forgotPasswordAddress = address('/forpwd');
