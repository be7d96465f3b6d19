/** `jump` in seconds. */
export type KeyAction = { jump: number } | { press: 'toggle' | 'fullscreen' | 'mute' };

const actions: Readonly<Record<string, KeyAction>> = {
  ' ': { press: 'toggle' },
  k: { press: 'toggle' },
  ArrowLeft: { jump: -5 },
  ArrowRight: { jump: 5 },
  j: { jump: -10 },
  l: { jump: 10 },
  f: { press: 'fullscreen' },
  m: { press: 'mute' },
};

type Pressed = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** A focused button keeps the space bar for itself. */
export const keyAction = (pressed: Pressed, onButton: boolean): KeyAction | undefined => {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return undefined;
  if (onButton && pressed.key === ' ') return undefined;
  return actions[pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key];
};
