import { expect, it } from 'vitest';
import { runGroup } from '#scripts/test-faults/group.ts';

it('says of a command that was ended nothing but that, whatever it exits with', async () => {
  const script = "process.on('SIGINT', () => process.exit(130)); setInterval(() => {}, 1000)";
  expect(await runGroup(['-e', script], { folder: '.', seconds: 1 })).toBeNull();
  expect(await runGroup(['-e', 'process.exit(3)'], { folder: '.', seconds: 60 })).toBe(3);
});
