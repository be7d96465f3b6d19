import { address } from '../page-address.ts';

export const gameAddress = address('/game/detail/:game_id');
export const gameRunAddress = address('/answer_active/:answer_id');
export const gameRankAddress = address('/active/rank', 'id');
export const ownPrizesAddress = address('/active/revice');
export const claimPrizeAddress = address('/active/game_revice', 'id');
export const gameGateAddress = address('/active/auth', 'id');
export const drawResultAddress = address('/luck_draw_result/:id');
