// @vitest-environment window
import { Component, type ComponentType, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { mount, settle } from '../../harness/mount.tsx';

type Greeting = { name: string };
type Code = { default: ComponentType<Greeting> };

const code: Code = { default: ({ name }) => <p>你好，{name}</p> };

/** A load that ends when the test says so, and how often it was asked for. */
const heldLoad = () => {
  const requests: { arrive: (code: Code) => void; fail: (error: Error) => void }[] = [];
  const load = () =>
    new Promise<Code>((arrive, fail) => {
      requests.push({ arrive, fail });
    });
  return { requests, load };
};

class Boundary extends Component<{ children: ReactNode }, { words: string }> {
  override state = { words: '' };
  static getDerivedStateFromError = (error: Error) => ({ words: error.message });
  override render() {
    return this.state.words || this.props.children;
  }
}

it('shows the placeholder until the code is there, and loads it once', async () => {
  const { requests, load } = heldLoad();
  const Lazy = lazyPage(load, <i>稍等</i>);
  const { host, render } = await mount(<Lazy name="甲" />);
  expect(host.innerHTML).toBe('<i>稍等</i>');
  await settle(() => requests[0]?.arrive(code));
  expect(host.innerHTML).toBe('<p>你好，甲</p>');
  await render(<Lazy key="another" name="乙" />);
  expect(host.innerHTML).toBe('<p>你好，乙</p>');
  expect(requests).toHaveLength(1);
});

it('shows nothing meanwhile without a placeholder', async () => {
  const { requests, load } = heldLoad();
  const Lazy = lazyPage(load);
  const { host } = await mount(<Lazy name="甲" />);
  expect(host.innerHTML).toBe('');
  await settle(() => requests[0]?.arrive(code));
  expect(host.innerHTML).toBe('<p>你好，甲</p>');
});

it('throws what the loading threw, and loads anew where it is drawn next', async () => {
  const { requests, load } = heldLoad();
  const Lazy = lazyPage(load, <i>稍等</i>);
  const draw = (key: string) => (
    <Boundary key={key}>
      <Lazy name="甲" />
    </Boundary>
  );
  const { host, caught, render } = await mount(draw('first'));
  await settle(() => requests[0]?.fail(new Error('没有网络')));
  expect(host.innerHTML).toBe('没有网络');
  expect(caught).toHaveLength(1);
  await render(draw('second'));
  expect(host.innerHTML).toBe('<i>稍等</i>');
  await settle(() => requests[1]?.arrive(code));
  expect(host.innerHTML).toBe('<p>你好，甲</p>');
  expect(requests).toHaveLength(2);
});

it('leaves a page alone that was left while its code came', async () => {
  const { requests, load } = heldLoad();
  const Lazy = lazyPage(load, <i>稍等</i>);
  const { host, render } = await mount(<Lazy name="甲" />);
  await render(<b>别处</b>);
  await settle(() => requests[0]?.arrive(code));
  expect(host.innerHTML).toBe('<b>别处</b>');
});
