import { describe, expect, it } from 'vitest';
import { createReporter } from '#src/entities/course/progress/reporter.ts';

/** A server that answers when it is told to, and a clock that is set by hand. */
const bench = () => {
  const sent: Parameters<Parameters<typeof createReporter>[0]['send']>[0][] = [];
  const answers: ((ok: boolean) => void)[] = [];
  let time = 1000;
  const reporter = createReporter({
    now: () => time,
    send: (beat) => {
      sent.push(beat);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  /** Plays on at the usual speed, with four signs of it a second. */
  const play = (seconds: number, from = 0) => {
    for (let quarter = 1; quarter <= seconds * 4; quarter += 1) {
      time += 250;
      reporter.playing((from + quarter / 4) * 1000, 100);
    }
  };
  const answer = async (ok: boolean) => {
    answers.shift()?.(ok);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { sent, reporter, play, answer, wait: (ms: number) => (time += ms) };
};

describe('progress is reported', () => {
  it('every ten seconds while it plays, not before', () => {
    const { sent, play } = bench();
    play(9.75);
    expect(sent).toEqual([]);
    play(1, 9.75);
    expect(sent).toEqual([{ position: 10_250, played: 10_000, speed: 100 }]);
  });

  it('when it comes to rest, once', () => {
    const { sent, play, reporter } = bench();
    play(3);
    reporter.resting(3000, 100);
    reporter.resting(3000, 100);
    expect(sent).toEqual([{ position: 3000, played: 2750, speed: 100 }]);
  });

  it('never twice at a time; what came meanwhile follows', async () => {
    const { sent, play, reporter, answer } = bench();
    play(3);
    reporter.resting(3000, 100);
    play(20, 3);
    reporter.resting(23_000, 100);
    expect(sent).toHaveLength(1);
    await answer(true);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual({ position: 23_000, played: 19_750, speed: 100 });
  });

  it('with the next report where one was not heard', async () => {
    const { sent, play, answer } = bench();
    play(10.5);
    await answer(false);
    play(10, 10.5);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.position).toBe(20_250);
    expect(sent[1]?.played).toBe(20_000);
  });

  it('without the time in which nothing was heard of it', () => {
    const { sent, play, reporter, wait } = bench();
    play(2);
    wait(60_000);
    reporter.playing(2250, 100);
    expect(sent[0]?.played).toBe(1750);
  });

  it('so that one can wait for the answer', async () => {
    const { play, reporter, answer } = bench();
    let settled = false;
    play(2);
    reporter.resting(2000, 100);
    void reporter.settled().then(() => {
      settled = true;
    });
    await Promise.resolve();
    expect(settled).toBe(false);
    await answer(true);
    await Promise.resolve();
    expect(settled).toBe(true);
  });
});
