export { givePhone } from './give-phone.ts';
export { keepPassword, passwordHashOf } from './queries.ts';
export { proveCode, useCode } from './sms-codes.ts';
export { tellChange } from './tell-change.ts';
