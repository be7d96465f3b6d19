import { jumpAddress } from '#schemas/site/addresses.ts';
import type { Examples } from './examples.ts';

export const examples: Examples = async () => ({
  [jumpAddress.pattern]: jumpAddress({ url: 'https://www.example.org/' }),
});
