// @vitest-environment window
import { Component, type ComponentType, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { loadLater } from '#src/platform/navigation/load-later.tsx';
import { mount, settle } from '../../harness/mount.tsx';

type Greeting = { name: string };
type Code = { default: ComponentType<Greeting> };

const code: Code = { default: ({ name }) => <p>你好，{name}</p> };

/** A load that ends when the test says so, and how often it was asked for. */
const heldLoad = () => {
  const asked: { arrive: (code: Code) => void; fail: (error: Error) => void }[] = [];
  const load = () =>
    new Promise<Code>((arrive, fail) => {
      asked.push({ arrive, fail });
    });
  return { asked, load };
};

class Boundary extends Component<{ children: ReactNode }, { words: string }> {
  override state = { words: '' };
  static getDerivedStateFromError = (error: Error) => ({ words: error.message });
  override render() {
    return this.state.words || this.props.children;
  }
}

it('shows the placeholder until the code is there, and loads it once', async () => {
  const { asked, load } = heldLoad();
  const Later = loadLater(load, <i>稍等</i>);
  const { host, render } = await mount(<Later name="甲" />);
  expect(host.innerHTML).toBe('<i>稍等</i>');
  await settle(() => asked[0]?.arrive(code));
  expect(host.innerHTML).toBe('<p>你好，甲</p>');
  await render(<Later key="another" name="乙" />);
  expect(host.innerHTML).toBe('<p>你好，乙</p>');
  expect(asked).toHaveLength(1);
});

it('shows nothing meanwhile without a placeholder', async () => {
  const { asked, load } = heldLoad();
  const Later = loadLater(load);
  const { host } = await mount(<Later name="甲" />);
  expect(host.innerHTML).toBe('');
  await settle(() => asked[0]?.arrive(code));
  expect(host.innerHTML).toBe('<p>你好，甲</p>');
});

it('throws what the loading threw, and loads anew where it is drawn next', async () => {
  const { asked, load } = heldLoad();
  const Later = loadLater(load, <i>稍等</i>);
  const draw = (key: string) => (
    <Boundary key={key}>
      <Later name="甲" />
    </Boundary>
  );
  const { host, caught, render } = await mount(draw('first'));
  await settle(() => asked[0]?.fail(new Error('没有网络')));
  expect(host.innerHTML).toBe('没有网络');
  expect(caught).toHaveLength(1);
  await render(draw('second'));
  expect(host.innerHTML).toBe('<i>稍等</i>');
  await settle(() => asked[1]?.arrive(code));
  expect(host.innerHTML).toBe('<p>你好，甲</p>');
  expect(asked).toHaveLength(2);
});

it('leaves a page alone that was left while its code came', async () => {
  const { asked, load } = heldLoad();
  const Later = loadLater(load, <i>稍等</i>);
  const { host, render } = await mount(<Later name="甲" />);
  await render(<b>别处</b>);
  await settle(() => asked[0]?.arrive(code));
  expect(host.innerHTML).toBe('<b>别处</b>');
});
