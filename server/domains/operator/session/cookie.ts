import { secretCookie } from '../../../platform/http/secret-cookie.ts';

/** The token of an operator's session. */
export const tokenCookie = secretCookie({ name: 'operator', path: '/operator' });
