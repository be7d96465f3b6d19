// @vitest-environment window
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDiagnostics } from '#src/engine/diagnostics.ts';
import { createLoader, type LoadedAnswer } from '#src/engine/load.ts';
import { answerOf, failed, memoryOfGood } from '../harness/engine/fixtures.tsx';
import { mount, press, settle } from '../harness/mount.tsx';

const open = async (answer: LoadedAnswer) => {
  const caller = vi.fn(async () => answer);
  const { EngineProvider } = await import('#src/engine/engine.ts');
  const { FollowPrompt } = await import('#src/home/follow-prompt.tsx');
  const engine = {
    loader: createLoader(caller),
    lastGood: memoryOfGood(),
    diagnostics: createDiagnostics({ send: () => undefined, schedule: () => undefined }),
    onMessage: () => undefined,
  };
  const { host } = await mount(
    <EngineProvider value={engine}>
      <FollowPrompt />
    </EngineProvider>,
  );
  await settle();
  return { host, caller, prompt: () => host.querySelector('aside') };
};

const prompt = answerOf({ system_name: '医学课堂', wxcode: '/media/qr.svg' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // what has been closed is remembered in the module as well
  vi.resetModules();
});

describe('the prompt to follow the account', () => {
  it('shows visitors the code of the account', async () => {
    const { host } = await open(prompt);
    expect(host.querySelector('img')?.getAttribute('src')).toBe('/media/qr.svg');
    expect(host.textContent).toContain('关注医学课堂');
    expect(document.documentElement.dataset).toHaveProperty('prompted');
  });

  it('can be closed, and stays closed for the visit', async () => {
    const first = await open(prompt);
    await press(first.host.querySelector<HTMLElement>('[aria-label="关闭"]'));
    expect(first.prompt()).toBe(null);
    expect(document.documentElement.dataset).not.toHaveProperty('prompted');
    const second = await open(prompt);
    expect(second.prompt()).toBe(null);
    expect(second.caller).not.toHaveBeenCalled();
  });

  it('is not for members, who do not ask for it either', async () => {
    localStorage.setItem('TOKEN', 't-1');
    const { prompt: shown, caller } = await open(prompt);
    expect(shown()).toBe(null);
    expect(caller).not.toHaveBeenCalled();
  });

  it.each([
    ['a failed call', failed()],
    ['no picture', answerOf([])],
    ['a hostile picture', answerOf({ system_name: 'x', wxcode: 'javascript:alert(1)' })],
  ])('leaves no element after %s', async (_name, answer) => {
    expect((await open(answer)).prompt()).toBe(null);
  });
});
