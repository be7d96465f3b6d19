import { contestApi } from '#schemas/contest/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { drawGamePrize } from './prize/draw.ts';
import { claimGamePrize, ownGamePrizes, readGameDraw } from './prize/own-draws.ts';
import { readGame, readGameRank } from './read-game.ts';
import { playGame } from './run/play.ts';
import { answerGame, nextGameQuestion, readGameRun } from './run/step.ts';
import { enterGameCode, visitGame } from './visit.ts';

export const serve = (host: DomainHost): void => {
  implement(host, contestApi, {
    gameDetail: readGame,
    playGame,
    readGameRun,
    answerGame,
    nextGameQuestion,
    drawGamePrize,
    readGameDraw,
    ownGamePrizes,
    claimGamePrize,
    gameRank: readGameRank,
    visitGame,
    enterGameCode,
  });
};
