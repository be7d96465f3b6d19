import { beforeAll, describe, expect, test } from 'vitest';
import { homeAddresses } from '#schemas/layout/home-addresses.ts';
import { markOf } from '#src/platform/calls/card-news.ts';
import { changedIn, changeOf, watchChange } from '../harness/shifts/seen.ts';
import { onSite } from '../harness/site.ts';
import { loginAs, visitHome } from '../harness/visits/home.ts';

const site = onSite();

/** Who comes; each with what their phone knows of their card. */
const people = {
  visitor: { name: undefined, card: undefined },
  'member without a card': { name: 'demo_doctor', card: '0' },
  'member with a card': { name: 'demo_vip', card: '1' },
} as const;

const tokens = new Map<string, string>();
beforeAll(async () => {
  for (const { name } of Object.values(people))
    if (name) tokens.set(name, await loginAs(site.db, name));
});

describe.each(homeAddresses)('%s', (path) => {
  test.each(Object.keys(people) as (keyof typeof people)[])(
    'nothing moves or looks otherwise when its page is replaced, but in the places for it: %s',
    async (who) => {
      const { name, card } = people[who];
      const token = name && tokens.get(name);
      for (const width of [320, 375, 768]) {
        const page = await visitHome(site, {
          ...{ path, width, drawn: true, fresh: true, token },
          prepare: async (opened) => {
            await watchChange(opened);
            if (token)
              await opened.addInitScript(
                (state) => localStorage.setItem('CARD', state),
                `${markOf(token)} ${card}`,
              );
          },
        });
        const change = await changeOf(page);
        expect(change.before.seen.length).toBeGreaterThan(40);
        expect.soft(changedIn(change), `${width} px`).toEqual([]);
        await page.context().close();
      }
    },
  );
});
