import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { RICH_ADDRESS } from '#schemas/text/rich-html.ts';
import { tableActs } from './acts.ts';
import css from './editor.module.css';
import { Acts, Toolbar } from './toolbar.tsx';

export type AddressProps = {
  id: string;
  label: string;
  value: string;
  onChange: (address: string) => void;
};

type Address = ComponentType<AddressProps>;

type PanelProps = { label: string; onLeave?: () => void; children: ReactNode };

const Panel = ({ label, onLeave, children }: PanelProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is part of a form, this is a part of its field
  <div
    role="group"
    aria-label={label}
    className={css.panel}
    onKeyDown={(event) => {
      if (event.key !== 'Escape' || !onLeave) return;
      event.stopPropagation();
      onLeave();
    }}
  >
    {children}
  </div>
);

const FAULT = '链接以 https:// 或 http:// 开头，或者是这里的页面，以 / 开头';

/** The form around the editor is not sent by its keys. */
const onEnter =
  (act: () => void) =>
  (event: { key: string; preventDefault: () => void; nativeEvent: { isComposing: boolean } }) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };

export const LinkPanel = (props: { editor: Editor; Address: Address; onClose: () => void }) => {
  const { editor, Address, onClose } = props;
  const id = useId();
  const before: unknown = editor.getAttributes('link').href;
  const [address, setAddress] = useState(typeof before === 'string' ? before : '');
  const [fault, setFault] = useState('');
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const set = () => {
    const href = address.trim();
    if (!RICH_ADDRESS.test(href)) return setFault(FAULT);
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    else chain.extendMarkRange('link').setMark('link', { href });
    chain.run();
    onClose();
  };
  const clear = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onClose();
  };
  return (
    <Panel label="链接" onLeave={close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field inside has the focus */}
      <div className={css.field} onKeyDown={onEnter(set)}>
        <label htmlFor={id}>链接到</label>
        <Address
          {...{ id, label: '链接到哪里', value: address }}
          onChange={(text) => {
            setAddress(text);
            setFault('');
          }}
        />
      </div>
      {fault && (
        <p role="alert" className={css.fault}>
          {fault}
        </p>
      )}
      <div className={css.acts}>
        <button type="button" onClick={set}>
          确定
        </button>
        {before !== undefined && (
          <button type="button" onClick={clear}>
            取消链接
          </button>
        )}
        <button type="button" onClick={close}>
          关闭
        </button>
      </div>
    </Panel>
  );
};

export type Held = { at: number; node: Node };

/** The picture that is chosen, or whose caption is written. */
export const heldPicture = ({ state: { selection } }: Editor): Held | undefined => {
  const { $from, from } = selection;
  const chosen = 'node' in selection ? $from.nodeAfter : null;
  if (chosen && ['figure', 'picture'].includes(chosen.type.name)) return { at: from, node: chosen };
  const { parent, depth } = $from;
  return parent.type.name === 'figure' && depth > 0
    ? { at: $from.before(depth), node: parent }
    : undefined;
};

export const PicturePanel = ({ editor, held }: { editor: Editor; held: Held }) => {
  const id = useId();
  const { at, node } = held;
  const alt = typeof node.attrs.alt === 'string' ? node.attrs.alt : '';
  const set = (text: string) =>
    editor.commands.command(({ tr }) => {
      tr.setNodeAttribute(at, 'alt', text);
      return true;
    });
  const remove = () =>
    editor
      .chain()
      .focus()
      .deleteRange({ from: at, to: at + node.nodeSize })
      .run();
  return (
    <Panel label="图片" onLeave={() => editor.commands.focus()}>
      <div className={css.field}>
        <label htmlFor={id}>替代文字（读给看不见图片的人）</label>
        <input
          id={id}
          value={alt}
          maxLength={200}
          onChange={({ target }) => set(target.value)}
          onKeyDown={onEnter(() => editor.commands.focus())}
        />
      </div>
      <div className={css.acts}>
        <button type="button" onClick={remove}>
          删除图片
        </button>
      </div>
    </Panel>
  );
};

export const TablePanel = ({ editor, off }: { editor: Editor; off: boolean }) => (
  <div className={css.panel}>
    <Toolbar label="表格">
      <Acts {...{ editor, acts: tableActs, off }} />
    </Toolbar>
  </div>
);
