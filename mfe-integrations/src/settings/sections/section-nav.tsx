import { Link } from '@booking/remote-kit/kit';
import { makeStyles, mergeClasses, tokens } from '@booking/ui/kit';
import { sectionIds, words, type SectionId } from '../settings.words.ts';

const useStyles = makeStyles({
  root: {
    minWidth: 0,
    '@media (min-width: 64rem)': { position: 'sticky', top: '4.5rem', alignSelf: 'start' },
  },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    padding: '2px',
    listStyleType: 'none',
    '@media (min-width: 64rem)': { flexDirection: 'column', flexWrap: 'nowrap' },
  },
  link: {
    display: 'block',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  current: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    // colors of our own are not shown in forced colors, an outline is
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
});

/** Leads to one section, or to all; the address says which. */
export function SectionNav({ selected }: { selected: SectionId | undefined }) {
  const styles = useStyles();
  const entry = (id: SectionId | undefined, label: string) => (
    <li key={label}>
      <Link
        to={id ? `?section=${id}` : '.'}
        preventScrollReset={false}
        aria-current={id === selected ? 'page' : undefined}
        className={mergeClasses(styles.link, id === selected && styles.current)}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={words.nav} className={styles.root}>
      <ul className={styles.list}>
        {entry(undefined, words.all)}
        {sectionIds.map((id) => entry(id, words.sections[id]))}
      </ul>
    </nav>
  );
}
