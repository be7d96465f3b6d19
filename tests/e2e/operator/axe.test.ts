import { describe, expect, test } from 'vitest';
import { whole } from '../../harness/whole.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { visitScreens } from '../harness/visits/console-screens.ts';
import { openDesk, setWidth, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const TIMEOUT_MS = 300_000;

/** The widths at which a screen is looked at; the second is a tablet's. */
const WIDTHS = whole ? [1280, 768] : [1280];

describe('axe finds nothing', () => {
  test('on any screen, on a desk and in the whole run on a tablet', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const page = await openDesk(site, { height: 900 });
    const found: string[] = [];
    const look = async (name: string) => {
      for (const width of WIDTHS) {
        await setWidth(page, width);
        // what stands around all screens is the same
        const part = whole || name === 'editor' ? 'html' : 'main';
        for (const fault of await violations(page, part))
          found.push(`${name}, ${width} px: ${fault}`);
      }
    };
    await page.locator('[data-row]').first().waitFor();
    await visitScreens(page, whole ? 'all' : 'one', look);
    expect(found).toEqual([]);
  });
});
