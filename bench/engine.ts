/**
 * The engine (resolve, validate, render to string) against the same page written by hand without
 * checks, for 18 and 900 sections, by their names alone and as a document with settings and conditions,
 * and how both grow from 18 to 900: rendering alone grows more than linearly, and the engine must not
 * add to that. The page reads a document once, however often it is rendered; what it costs to read it
 * anew each time is told without a goal. All take turns in every round, each round has its own
 * payload objects, and medians are compared.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { median } from './median.ts';

process.env.NODE_ENV = 'production';

const FEW = 18;
const MANY = 900;
const ROUNDS = 30;
/** Rounds that are run and not counted, until the code is as fast as it gets. */
const WARM_UP = 5;
/** How often the small page is measured in a round, which takes as long as the large one once. */
const OFTEN = 20;
/** The same in a round that is not counted. */
const OFTEN_FIRST = 100;
const GOALS = { ratio: 1.25, growth: 1.15 };

type Pages = typeof import('./engine/pages.tsx');
type Kind = import('./engine/pages.tsx').Kind;

const labels: Readonly<Record<Kind, string>> = {
  names: 'by names alone',
  document: 'as a document with settings and conditions',
  'document read anew': 'as a document that is read anew each time',
};

const outDir = path.resolve('.cache/bench-engine');

const bundled = async (): Promise<Pages> => {
  await build({
    configFile: path.resolve('vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { ssr: 'bench/engine/pages.tsx', outDir, emptyOutDir: true },
  });
  return import(pathToFileURL(path.join(outDir, 'pages.js')).href);
};

setFlagsFromString('--expose-gc');
const exposed: unknown = runInNewContext('gc');
const collect = (): void => {
  if (typeof exposed === 'function') exposed({ type: 'minor' });
};

type Timed = { ms: number; html: string };

const timed = (prepare: () => () => string): Timed => {
  const round = prepare();
  // what preparing leaves behind is collected in nobody's time
  collect();
  const start = performance.now();
  const html = round();
  return { ms: performance.now() - start, html };
};

type Sides = { engine: number[]; hand: number[] };

/** Runs both once; the order alternates, so that neither always goes second. */
const takeTurns = (engine: () => Timed, hand: () => Timed, turn: number): [Timed, Timed] => {
  if (turn % 2 === 0) return [engine(), hand()];
  const second = hand();
  return [engine(), second];
};

const run = async (): Promise<void> => {
  const pages = await bundled();
  const modules = await pages.loadModules();
  const sides = (): Sides => ({ engine: [], hand: [] });
  const kinds = (['names', 'document', 'document read anew'] as const).map((kind) => ({
    kind,
    [FEW]: sides(),
    [MANY]: sides(),
  }));
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const kind of kinds) {
      const pair = (count: typeof FEW | typeof MANY, turn: number) => {
        const [engine, hand] = takeTurns(
          () => timed(() => pages.engineRound(count, modules, kind.kind)),
          () => timed(() => pages.handRound(count, modules, kind.kind)),
          turn,
        );
        if (engine.html !== hand.html) throw new Error('the two pages differ');
        if (round < WARM_UP) return;
        kind[count].engine.push(engine.ms);
        kind[count].hand.push(hand.ms);
      };
      const often = round < WARM_UP ? OFTEN_FIRST : OFTEN;
      for (let turn = 0; turn < often; turn++) pair(FEW, turn);
      pair(MANY, round);
    }
  }
  for (const kind of kinds) {
    console.log(labels[kind.kind]);
    print(kind[FEW], kind[MANY], kind.kind !== 'document read anew');
  }
};

const print = (few: Sides, many: Sides, held: boolean): void => {
  const line = (what: string, value: number, goal: number) => {
    const verdict = held ? ` (goal at most ${goal}: ${value <= goal ? 'met' : 'missed'})` : '';
    console.log(`${what}: ${value.toFixed(2)}${verdict}`);
  };
  const [a, b] = [few, many].map(({ engine, hand }) => ({
    engine: median(engine),
    hand: median(hand),
  }));
  if (!a || !b) return;
  console.log(`${FEW} sections: engine ${a.engine.toFixed(2)} ms, by hand ${a.hand.toFixed(2)} ms`);
  console.log(
    `${MANY} sections: engine ${b.engine.toFixed(1)} ms, by hand ${b.hand.toFixed(1)} ms`,
  );
  line(`engine to hand, ${FEW} sections`, a.engine / a.hand, GOALS.ratio);
  line(`engine to hand, ${MANY} sections`, b.engine / b.hand, GOALS.ratio);
  const [grown, handGrown] = [b.engine / a.engine, b.hand / a.hand];
  console.log(
    `growth from ${FEW} to ${MANY}: engine ${grown.toFixed(0)}, by hand ${handGrown.toFixed(0)}`,
  );
  line("engine's growth to the growth by hand", grown / handGrown, GOALS.growth);
};

await run();
rmSync(outDir, { recursive: true, force: true });
