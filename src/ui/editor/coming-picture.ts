import { type Editor, Node } from '@tiptap/core';
import type { Node as Content } from '@tiptap/pm/model';
import css from './editor.module.css';

export type Uploaded = { ok: true; address: string } | { ok: false; reason: string };

export type Upload = (file: Blob) => Promise<Uploaded>;

const MISSING = '图片没有带过来，点这里上传';

const KINDS = ['png', 'jpeg', 'gif', 'webp'];
export const PICTURE_KINDS = KINDS.map((kind) => `image/${kind}`).join(',');

const decoded = (address: string): Blob | undefined => {
  const [, kind = '', base64, content = ''] =
    /^data:(image\/[a-z+.-]+)(;base64)?,([\s\S]*)$/i.exec(address) ?? [];
  if (!base64 || !KINDS.includes(kind.slice(6).toLowerCase())) return undefined;
  try {
    const bytes = Uint8Array.from(atob(content.replace(/\s/g, '')), (sign) => sign.charCodeAt(0));
    return new Blob([bytes], { type: kind });
  } catch {
    return undefined;
  }
};

/** How long another server may take for a picture, in ms. */
const PATIENCE = 15_000;

/** The picture of an address, undefined where its server does not hand it to this page. */
const fetched = async (address: string): Promise<Blob | undefined> => {
  if (/^data:/i.test(address)) return decoded(address);
  if (!/^https:/i.test(address)) return undefined;
  try {
    const answer = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
};

type Waiting = { files: Map<string, Blob>; started: Set<string> };

declare module '@tiptap/core' {
  interface Storage {
    comingPicture: Waiting;
  }
}

const placeOf = (doc: Content, key: string): { at: number; node: Content } | undefined => {
  let found: { at: number; node: Content } | undefined;
  doc.descendants((node, at) => {
    if (node.type.name === 'comingPicture' && node.attrs.key === key) found = { at, node };
    return found === undefined;
  });
  return found;
};

/** Puts the uploaded picture, or the reason why there is none, where the place of it is by now. */
const settle = (editor: Editor, key: string, uploaded: Uploaded): void => {
  if (editor.isDestroyed) return;
  const { state, view } = editor;
  const place = placeOf(state.doc, key);
  if (!place) return;
  const { at, node } = place;
  const { figure } = state.schema.nodes;
  const tr = state.tr.setMeta('addToHistory', false);
  if (!uploaded.ok)
    tr.setNodeMarkup(at, null, { ...node.attrs, state: 'missing', reason: uploaded.reason });
  else if (figure)
    tr.replaceWith(
      at,
      at + node.nodeSize,
      figure.create({ src: uploaded.address, alt: node.attrs.alt }, node.content),
    );
  view.dispatch(tr);
};

let keys = 0;

const newKey = (): string => {
  keys += 1;
  return String(keys);
};

/**
 * The place of a picture that is being taken along, or could not be. It is no part of the article: what is
 * saved leaves it out.
 */
export const comingPicture = (upload: Upload) =>
  Node.create<object, Waiting>({
    name: 'comingPicture',
    group: 'block',
    content: 'inline*',
    isolating: true,
    draggable: true,
    addStorage: () => ({ files: new Map(), started: new Set() }),
    addAttributes: () => ({
      from: { default: '', parseHTML: (element) => element.getAttribute('data-from') ?? '' },
      alt: { default: null, parseHTML: (element) => element.getAttribute('data-alt') },
      key: { default: '', parseHTML: newKey },
      state: { default: 'coming', parseHTML: () => 'coming' },
      reason: { default: '', parseHTML: () => '' },
    }),
    parseHTML: () => [{ tag: 'figure[data-from]', priority: 60 }],
    renderHTML: ({ node }) => [
      'figure',
      { 'data-from': node.attrs.from, 'data-alt': node.attrs.alt },
      0,
    ],
    addNodeView() {
      const { files, started } = this.storage;
      return ({ node, editor }) => {
        const { key } = node.attrs;
        const dom = document.createElement('figure');
        dom.className = css.place ?? '';
        const inert = document.createElement('div');
        inert.contentEditable = 'false';
        const contentDOM = document.createElement('figcaption');
        dom.append(inert, contentDOM);
        const send = async (file: Blob | undefined) =>
          settle(editor, key, file ? await upload(file) : { ok: false, reason: '' });
        const draw = ({ attrs }: Content) => {
          inert.replaceChildren();
          if (attrs.state === 'coming') {
            inert.textContent = '正在把图片带过来…';
            inert.role = 'status';
            return;
          }
          const chooser = document.createElement('input');
          Object.assign(chooser, { type: 'file', accept: PICTURE_KINDS });
          chooser.style.display = 'none';
          const button = document.createElement('button');
          Object.assign(button, { type: 'button', textContent: MISSING });
          button.addEventListener('click', () => chooser.click());
          chooser.addEventListener('change', () => {
            const file = chooser.files?.[0];
            if (!file) return;
            button.disabled = true;
            button.textContent = '正在上传…';
            void send(file);
          });
          inert.append(button, chooser);
          if (attrs.reason === '') return;
          const reason = document.createElement('p');
          Object.assign(reason, { textContent: attrs.reason, role: 'alert' });
          inert.append(reason);
        };
        draw(node);
        if (node.attrs.state === 'coming' && !started.has(key)) {
          started.add(key);
          const file = files.get(key);
          void (file ? send(file) : fetched(node.attrs.from).then(send));
        }
        return {
          dom,
          contentDOM,
          update: (next) => {
            if (next.type.name !== 'comingPicture' || next.attrs.key !== key) return false;
            draw(next);
            return true;
          },
          stopEvent: ({ target }) => target instanceof globalThis.Node && inert.contains(target),
          ignoreMutation: ({ target }) => inert.contains(target),
        };
      };
    },
  });

/** Puts pictures at the selection, each of which is uploaded and takes its place then. */
export const insertFiles = (editor: Editor, chosen: readonly Blob[]): void => {
  const { files } = editor.storage.comingPicture;
  const places = chosen.map((file) => {
    const key = newKey();
    files.set(key, file);
    return { type: 'comingPicture', attrs: { key } };
  });
  editor.chain().focus().insertContent(places).run();
};

export const countAwaited = (doc: Content): { coming: number; missing: number } => {
  const count = { coming: 0, missing: 0 };
  doc.descendants(({ type, attrs }) => {
    if (type.name === 'comingPicture') count[attrs.state === 'coming' ? 'coming' : 'missing'] += 1;
  });
  return count;
};
