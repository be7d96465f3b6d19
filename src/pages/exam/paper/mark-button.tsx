import css from './view.module.css';

type Props = { on: boolean; onPress: () => void };

export const MarkButton = ({ on, onPress }: Props) => (
  <button className={css.mark} type="button" aria-pressed={on} onClick={onPress}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 4v17M6 5h11l-2.5 4L17 13H6" />
    </svg>
    标记
  </button>
);
