import { useLayoutEffect, useRef } from 'react';
import { feed } from '#schemas/category/endpoints.ts';
import { helpAddress } from '#schemas/help/addresses.ts';
import { loginAddress } from '#schemas/login/addresses.ts';
import { membershipAddress } from '#schemas/membership/addresses.ts';
import { supportAddress } from '#schemas/support/addresses.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { isMember } from '#src/platform/session/session.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Line } from '#src/ui/part/parts.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { homeMain } from './bare-home.ts';
import css from './preparing-note.module.css';

const ways = [
  ['帮助中心', helpAddress()],
  ['联系客服', supportAddress()],
] as const;

const Note = () => {
  const place = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLElement>(null);
  // it stands in the home page, which another part of the app draws; a portal would cost every page its code
  useLayoutEffect(() => {
    const [home, held, own] = [homeMain(), place.current, note.current];
    if (!home || !held || !own) return;
    home.append(own);
    home.dataset.preparing = '';
    return () => {
      held.append(own);
      delete home.dataset.preparing;
    };
  }, []);
  const [name, href] = isMember()
    ? ['了解学习会员', membershipAddress()]
    : ['登录 / 注册', loginAddress()];
  const shown = isMember() ? ways : [['学习会员', membershipAddress()] as const, ...ways];
  return (
    <div ref={place}>
      <section aria-label="内容准备中" ref={note}>
        <EmptyState
          text="内容正在准备中，课程、直播和资讯上架后会出现在这里"
          action={<ButtonLink href={href}>{name}</ButtonLink>}
        />
        <Line as="ul" justify="center" wrap className={css.ways}>
          {shown.map(([way, to]) => (
            <li key={to}>
              <Line as="a" tap kind="meta" tone="accent" press="dim" href={to}>
                {way}
              </Line>
            </li>
          ))}
        </Line>
      </section>
    </div>
  );
};

/** On a home page without content: says that it is being prepared, where the whole shop has none yet. */
export default function PreparingNote() {
  const { data } = useCall(feed, { page: 1 });
  return data?.items.length === 0 ? <Note /> : null;
}
