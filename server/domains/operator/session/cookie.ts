import { secretCookie } from '../../../platform/http/secret-cookie.ts';

export const tokenCookie = secretCookie({ name: 'operator', path: '/operator' });
