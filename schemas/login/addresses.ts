import { address } from '../page-address.ts';
import { pathValues } from '../path-values.ts';

export const loginAddress = address('/login');
export const wechatLoginAddress = address('/Welogin');
export const wechatCallbackAddress = address('/weizanlogin');
export const registerAddress = address('/register', 'member_id?', 'zhuce?');
export const forgotPasswordAddress = address('/forpwd');

const loginPages = [loginAddress, wechatLoginAddress, wechatCallbackAddress];

/** Whether a path is that of a login page, which itself reads the messenger's code in its address. */
export const isLoginPage = (path: string): boolean =>
  loginPages.some((page) => pathValues(page, path) !== undefined);
