import { Link } from '@booking/remote-kit/kit';
import { makeStyles, tokens, useLinkClass } from '@booking/ui/kit';
import { words } from './assistant-edit.words.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    margin: `0 0 ${tokens.spacingVerticalXS}`,
    padding: 0,
    listStyleType: 'none',
    overflowWrap: 'anywhere',
  },
});

/** Where the assistant stands in the console. */
export function Breadcrumb({ name }: { name: string }) {
  const styles = useStyles();
  const linkClass = useLinkClass();
  return (
    <nav aria-label={words.crumbs.label}>
      <ol className={styles.list}>
        <li>
          <Link to="/assistant" className={linkClass}>
            {words.crumbs.assistants}
          </Link>{' '}
          <span aria-hidden>/</span>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
