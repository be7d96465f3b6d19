import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operatorCall } from '#schemas/operator/operator-call.ts';
import { faultOfQueue } from '#server/domains/desk/define-queue.ts';

const empty = z.object({});
const api = {
  listThings: operatorCall('list-things', 'support.look', empty, empty),
  closeThing: operatorCall('close-thing', 'support.edit', empty, empty, { idempotent: true }),
};
const file = 'server/domains/thing/queue.ts';
const faultOf = (states: Readonly<Record<string, readonly string[]>>) =>
  faultOfQueue(file, { tabs: ['open', 'closed', 'all'], states, api });

test.each([
  [{ open: ['member'], closed: ['closeThing'] }, undefined],
  [{ open: ['member'], closed: ['closeThing', 'time'] }, undefined],
  [{ open: ['member'], closed: [] }, `${file}: states.closed: nothing leads to this state`],
  [{ open: ['member'] }, `${file}: states.closed: nothing leads to this state`],
  [
    { open: ['member'], closed: ['endThing'] },
    `${file}: states.closed: “endThing” is no call of this queue`,
  ],
  [
    { open: ['member'], closed: ['listThings'] },
    `${file}: states.closed: “listThings” changes nothing`,
  ],
  [
    { open: ['member'], closed: ['time'], lost: ['time'] },
    `${file}: states.lost: no tab shows this state`,
  ],
])('the states %o of a queue are judged by what leads to them', (states, fault) => {
  expect(faultOf(states)).toBe(fault);
});
