import type { FastifyReply, FastifyRequest } from 'fastify';
import { secretCookie } from '../http/secret-cookie.ts';
import { DAY } from '../time/durations.ts';
import { hashOf } from './session.ts';

/** How long a device is known after a login, in ms. */
export const DEVICE_LIFE = 180 * DAY;

export type Device = {
  /** Hash of the secret in its cookie; '' without one. */
  hash: string;
  /** Gives it a secret to bring along from now on. */
  keep: (secret: string) => void;
};

export const deviceBy = (name: string, path: string) => {
  const cookie = secretCookie({ name, path, life: DEVICE_LIFE });
  return (request: FastifyRequest, reply: FastifyReply): Device => {
    const secret = cookie.sent(request);
    return { hash: secret && hashOf(secret), keep: (own) => cookie.set(reply, own) };
  };
};
