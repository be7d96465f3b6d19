import { config } from 'zod/mini';

// compiled parsers need eval, which the content security policy forbids
config({ jitless: true });
