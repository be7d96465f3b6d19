import { getIndexSystem, sectionOrder, viewTemplate } from '#schemas/home/endpoints.ts';
import { callKey } from '#schemas/wire/define-endpoint.ts';
import { sessionOwner } from '#src/platform/calls/owner.ts';
import { readJson, writeJson } from '#src/platform/storage/local-store.ts';

const PREFIX = 'START:';
const keys = [sectionOrder, getIndexSystem, viewTemplate].map((endpoint) => callKey(endpoint));

/** undefined for calls that the layout does not depend on. */
export const cachedLayout = (key: string): unknown =>
  keys.includes(key) ? readJson(PREFIX + sessionOwner() + key) : undefined;

export const keepLayout = (current: (key: string) => unknown): void => {
  for (const key of keys) {
    const data = current(key);
    if (data !== undefined) writeJson(PREFIX + sessionOwner() + key, data);
  }
};
