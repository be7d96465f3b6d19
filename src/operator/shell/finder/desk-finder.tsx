import { Input, Modal } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from '#src/platform/storage/store.ts';
import { type Desk, deskGroups } from '../../parts/desk.ts';
import { Text } from '../../parts/part.tsx';
import css from './desk-finder.module.css';
import { finding } from './finding.ts';
import { type FoundDesk, matchDesks } from './match-desks.ts';

const toFoundDesk = ({ path, label, group }: Desk): FoundDesk => ({
  path,
  label,
  of: deskGroups[group],
});

const useFoundDesks = (among: readonly Desk[]): readonly FoundDesk[] => {
  const [desks] = useState(among);
  const [matches, setMatches] = useState(() => desks.map(toFoundDesk));
  useEffect(() => {
    let left = false;
    const withParts = async (desk: Desk): Promise<FoundDesk[]> => {
      const parts = (await desk.parts?.()) ?? [];
      return [toFoundDesk(desk), ...parts.map((part) => ({ ...part, of: desk.label }))];
    };
    void Promise.all(desks.map(withParts)).then((all) => {
      if (!left) setMatches(all.flat());
    });
    return () => {
      left = true;
    };
  }, [desks]);
  return matches;
};

type SearchProps = { desks: readonly Desk[]; onGo: (path: string) => void };

const Search = ({ desks, onGo }: SearchProps) => {
  const [word, setWord] = useState('');
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const found = matchDesks(word, useFoundDesks(desks));
  const chosen = found[at];
  useEffect(() => {
    const option = list.current?.children[at];
    option?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((at + step + found.length) % found.length);
    }
    if (event.key === 'Enter' && chosen) onGo(chosen.path);
  };
  return (
    <>
      <Input
        value={word}
        autoFocus
        size="large"
        role="combobox"
        aria-label="查找页面"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={chosen && `${id}${at}`}
        placeholder="页面名称，或拼音首字母"
        onChange={({ target }) => {
          setWord(target.value);
          setAt(0);
        }}
        onKeyDown={onKey}
      />
      <div className={css.list} role="listbox" id={id} aria-label="找到的页面" ref={list}>
        {found.map(({ path, label, of }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has the focus, and handles the keys
          <div
            key={path}
            id={`${id}${index}`}
            className={css.option}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => onGo(path)}
            onPointerMove={() => setAt(index)}
          >
            <span>{label}</span>
            <Text as="span" size={12} tone="secondary">
              {of}
            </Text>
          </div>
        ))}
      </div>
      <Text tone="tertiary" role="status">
        {found.length === 0 && '没有这样的页面'}
      </Text>
    </>
  );
};

export const DeskFinder = ({ desks }: { desks: readonly Desk[] }) => {
  const open = useStore(finding);
  const [, navigate] = useLocation();
  const jumped = useRef(false);
  const go = (path: string) => {
    jumped.current = true;
    finding.set(false);
    navigate(path);
  };
  return (
    <Modal
      open={open}
      title="查找页面"
      footer={null}
      width={520}
      destroyOnHidden
      focusTriggerAfterClose={false}
      onCancel={() => finding.set(false)}
      afterClose={() => {
        // after a jump the new screen takes the focus; otherwise the focus returns
        if (jumped.current) document.querySelector('main')?.focus();
        jumped.current = false;
      }}
    >
      <Search desks={desks} onGo={go} />
    </Modal>
  );
};
