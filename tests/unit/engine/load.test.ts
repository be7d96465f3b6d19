import { describe, expect, it, vi } from 'vitest';
import { createLoader, type LoadedAnswer, sourceKey, startCalls } from '#src/engine/load.ts';
import type { Source } from '#src/engine/section-definition.ts';
import { loadPage } from '../../harness/engine/render-page.tsx';
import {
  answerOf,
  controlled,
  failed,
  hallCall,
  newsCall,
  registryOf,
  resolveAll,
  section,
  sourceOf,
} from '../harness/engine/fixtures.tsx';

const news = sourceOf(newsCall);

describe('the loader', () => {
  it('makes a call once, however many ask, and another payload anew', async () => {
    const caller = vi.fn((source: Source) => Promise.resolve(answerOf(source.payload)));
    const loader = createLoader(caller);
    loader.start(news);
    loader.start(news);
    expect(await loader.wait(news)).toEqual(answerOf({}));
    expect(await loader.wait(sourceOf(newsCall, {}))).toEqual(answerOf({}));
    expect(caller).toHaveBeenCalledTimes(1);
    await loader.wait(sourceOf(newsCall, { page: 2 }));
    expect(caller).toHaveBeenCalledTimes(2);
  });

  it('knows an answer once it is there and tells who listens', async () => {
    const call = controlled<LoadedAnswer>();
    const loader = createLoader(() => call.promise);
    const heard = vi.fn();
    const stop = loader.subscribe(heard);
    loader.start(news);
    expect(loader.answer(sourceKey(news))).toBe(undefined);
    expect(heard).not.toHaveBeenCalled();
    call.settle(answerOf(1));
    await loader.wait(news);
    expect(loader.answer(sourceKey(news))).toEqual(answerOf(1));
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    await loader.reload(news);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('turns a caller that throws into a failed answer', async () => {
    const loader = createLoader(() => Promise.reject(new Error('reset')));
    expect(await loader.wait(news)).toEqual({ ok: false, why: 'Error: reset', message: '' });
  });

  it('keeps the old answer until a reload has its own, and drops what comes too late', async () => {
    const calls = [
      controlled<LoadedAnswer>(),
      controlled<LoadedAnswer>(),
      controlled<LoadedAnswer>(),
    ];
    let made = 0;
    const loader = createLoader(() => calls[made++]?.promise ?? Promise.resolve(failed()));
    loader.start(news);
    calls[0]?.settle(answerOf('first'));
    await loader.wait(news);
    const second = loader.reload(news);
    const third = loader.reload(news);
    expect(loader.answer(sourceKey(news))).toEqual(answerOf('first'));
    calls[2]?.settle(answerOf('third'));
    await third;
    calls[1]?.settle(answerOf('second'));
    await second;
    expect(loader.answer(sourceKey(news))).toEqual(answerOf('third'));
  });
});

describe('a page', () => {
  const watched = () => {
    const events: string[] = [];
    const code = controlled<void>();
    const definition = (name: string, endpoint: Source['endpoint']) =>
      section(name, {
        sources: [endpoint],
        load: () => {
          events.push(`code ${name} asked`);
          return code.promise.then(() => {
            events.push(`code ${name} there`);
            return { default: () => null };
          });
        },
      });
    const registry = registryOf(
      definition('甲', newsCall),
      definition('乙', hallCall),
      definition('丙', newsCall),
    );
    const loader = createLoader(({ endpoint }) => {
      events.push(`call ${endpoint.path}`);
      return Promise.resolve(answerOf([]));
    });
    return { events, code, loader, resolved: resolveAll(registry) };
  };

  it('starts all its calls, each once, before any code has arrived', async () => {
    const { events, code, loader, resolved } = watched();
    const page = loadPage(resolved, loader);
    expect(events.slice(0, 2)).toEqual([`call ${newsCall.path}`, `call ${hallCall.path}`]);
    await loader.wait(sourceOf(newsCall));
    await loader.wait(sourceOf(hallCall));
    expect(events.filter((event) => event.endsWith('there'))).toEqual([]);
    code.settle();
    const { modules, answers } = await page;
    expect(events.filter((event) => event.startsWith('call'))).toHaveLength(2);
    expect(events.slice(-3)).toEqual(['code 甲 there', 'code 乙 there', 'code 丙 there']);
    expect([modules.size, answers.size]).toEqual([3, 2]);
  });

  it('starts nothing for sections that need no data', () => {
    const caller = vi.fn(() => Promise.resolve(answerOf([])));
    const resolved = resolveAll(registryOf(section('搜索框', { sources: [] })));
    startCalls(
      resolved.filter((each) => each.shows),
      createLoader(caller),
    );
    expect(caller).not.toHaveBeenCalled();
  });

  it('goes on without code that cannot be had', async () => {
    const registry = registryOf(
      section('甲', { load: () => Promise.reject(new Error('404')) }),
      section('乙'),
    );
    const loader = createLoader(() => Promise.resolve(answerOf([])));
    const { modules } = await loadPage(resolveAll(registry), loader);
    expect([...modules.keys()].map(({ name }) => name)).toEqual(['乙']);
  });
});
