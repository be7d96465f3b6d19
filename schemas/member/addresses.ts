import { address } from '../page-address.ts';

export const memberDisabledAddress = address('/member_disabled');
export const changePasswordAddress = address('/changepwd');
export const bindPhoneAddress = address('/bindPhone');
export const revisePhoneAddress = address('/revisephone');
export const portraitAddress = address('/editheader');
export const nicknameAddress = address('/nickname');
export const settingsAddress = address('/set');
export const myAddress = address('/my');
