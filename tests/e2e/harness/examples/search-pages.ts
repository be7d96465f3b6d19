import type { Examples } from './examples.ts';

export const examples: Examples = async () => ({ '/index_search/:keyword': '/index_search/心' });
