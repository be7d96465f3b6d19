import { isSigned } from '#schemas/upload/address.ts';
import { renewPicture } from '#schemas/upload/endpoints.ts';
import { call } from '../calls/call.ts';

/** A new address for a member's own picture whose address is valid for minutes only; else the same one. */
export const renewedAddress = async (address: string): Promise<string> => {
  if (!isSigned(address)) return address;
  const answer = await call(renewPicture, { address });
  return (answer.ok && answer.data.data) || address;
};
