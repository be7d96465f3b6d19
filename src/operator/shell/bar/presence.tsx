import { Tooltip } from 'antd';
import { firstSign } from '#schemas/text/text-signs.ts';
import { useDeskState } from '../../draft-editor/context.ts';
import { Line } from '../../parts/part.tsx';
import css from './top-bar.module.css';

const colors = ['#5b3fd1', '#b4480a', '#0b5a8a', '#8a0f5e', '#3e6b14'];

/** Further operators are shown as a number. */
const MOST = 3;

export const Presence = () => {
  const presence = useDeskState((state) => state.presence);
  const operator = useDeskState((state) => state.operator);
  const others = presence.filter(({ name }) => name !== operator.name);
  if (others.length === 0) return null;
  const texts = others.map(({ name, editing }) => (editing ? `${name}在“${editing}”` : name));
  return (
    <Tooltip title={texts.join('；')}>
      <Line as="span" role="img" aria-label={`同时在线：${texts.join('；')}`}>
        {others.slice(0, MOST).map(({ name }, index) => (
          <span
            key={name}
            className={css.face}
            style={{ background: colors[index % colors.length] }}
          >
            {firstSign(name).toUpperCase()}
          </span>
        ))}
        {others.length > MOST && (
          <span className={`${css.face} ${css.rest}`}>+{others.length - MOST}</span>
        )}
      </Line>
    </Tooltip>
  );
};
