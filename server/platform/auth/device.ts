import type { FastifyReply, FastifyRequest } from 'fastify';
import { secretCookie } from '../http/secret-cookie.ts';
import { DAY } from '../time/durations.ts';
import { hashOf } from './session.ts';

export const DEVICE_LIFE = 180 * DAY;

export type Device = {
  /** Hash of the secret in the device's cookie; '' without one. */
  hash: string;
  keep: (secret: string) => void;
};

export const deviceBy = (name: string, path: string) => {
  const cookie = secretCookie({ name, path, life: DEVICE_LIFE });
  return (request: FastifyRequest, reply: FastifyReply): Device => {
    const secret = cookie.sent(request);
    return { hash: secret && hashOf(secret), keep: (own) => cookie.set(reply, own) };
  };
};
