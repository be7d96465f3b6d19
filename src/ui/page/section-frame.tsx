import { type ReactNode, useEffect, useRef } from 'react';
import { Chevron } from '../icon/chevron.tsx';
import { HeadSwap, ListFoot, type Swap } from '../list/foot.tsx';
import css from './section-frame.module.css';

type Props = {
  title: string;
  description?: string | undefined;
  /** Address behind “更多”. */
  more?: string | undefined;
  /** The title is read aloud but not visible, as under a tab of the same name. */
  quiet?: boolean | undefined;
  /** Page number of a list that swaps its pages: a new page scrolls to the section's head. */
  page?: number | undefined;
  /** 换一换 stands in the head; below the list where that is not visible. */
  swap?: Swap | undefined;
  foot?: ReactNode;
  children: ReactNode;
};

const useHeadInView = (page: number | undefined) => {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    if (!frame.current || frame.current.getBoundingClientRect().top >= 0) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    frame.current.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
  }, [page]);
  return frame;
};

export const SectionFrame = ({
  title,
  description,
  more,
  quiet,
  page,
  swap,
  foot,
  children,
}: Props) => (
  <div className={css.card} ref={useHeadInView(page)}>
    <div className={quiet ? 'spoken' : css.head}>
      <h2 className={css.title}>{title}</h2>
      {description && <p className={css.description}>{description}</p>}
      {swap && !quiet && <HeadSwap {...swap} />}
      {more && (
        <a className={css.more} href={more} data-does="more" aria-label={`更多${title}`}>
          更多
          <Chevron />
        </a>
      )}
    </div>
    {children}
    {swap && quiet && <ListFoot {...swap} label="换一换" />}
    {foot}
  </div>
);
