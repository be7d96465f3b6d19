import { address } from '../page-address.ts';

export const liveHallAddress = address('/house', 'tab?');
export const liveAddress = address('/zhibodet', 'id');
export const liveRoomAddress = address('/zhiboing/:id');
