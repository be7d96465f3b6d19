import css from './test-film.module.css';

/** A film that an operator tries. */
export const TestFilm = ({ src, poster }: { src: string; poster: string }) => (
  <video
    className={css.shown}
    controls
    preload="metadata"
    src={src}
    {...(poster ? { poster } : {})}
  />
);
