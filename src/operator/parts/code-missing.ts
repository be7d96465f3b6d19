/** The code of a screen or a part failed to load: no network, or a new deployment has removed its files. */
export class CodeMissingError extends Error {
  override name = 'CodeMissingError';
}

/** Loads code; rejects with a `CodeMissingError`. */
export const loadCode = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch((cause: unknown) => {
    throw new CodeMissingError('a screen has no code', { cause });
  });

export const missingWords = {
  title: '这个页面没有加载出来',
  advice: '可能是网络断开了，或者系统刚刚更新过。重新加载后就能继续；没有保存的修改都还在。',
} as const;
