import { address } from '../page-address.ts';

export const cancellationAddress = address('/cancellation');
