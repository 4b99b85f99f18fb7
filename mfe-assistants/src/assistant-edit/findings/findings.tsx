import type { Finding } from '@booking/contracts/publishing';
import { Link } from '@booking/remote-kit/kit';
import { makeStyles, MessageBar, MessageBarBody, tokens, useLinkClass } from '@booking/ui/kit';
import { words } from '../assistant-edit.words.ts';
import { labelOf } from '../draft.ts';
import { placeOf } from './places.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, margin: 0, paddingLeft: '1.25rem' },
});

function FieldLink({ field, onFollow }: { field: string; onFollow: (() => void) | undefined }) {
  const linkClass = useLinkClass();
  const place = placeOf(field);
  if (!place) return labelOf(field);
  return (
    <Link to={place} replace={place.startsWith('?')} preventScrollReset className={linkClass} onClick={onFollow}>
      {labelOf(field)}
    </Link>
  );
}

type Props = {
  findings: readonly Finding[];
  /** Is told that somebody goes to a field, which a dialog in front of it must not hide. */
  onFollow?: () => void;
};

/** What to look at before callers hear it, each leading to its field; what keeps it from being published comes first. */
export function Findings({ findings, onFollow }: Props) {
  const styles = useStyles();
  return (['error', 'warning'] as const).map((severity) => {
    const found = findings.filter((finding) => (finding.severity === 'error') === (severity === 'error'));
    if (found.length === 0) return null;
    return (
      <MessageBar key={severity} intent={severity} layout="multiline">
        <MessageBarBody>
          <strong>{words.findings[severity]}</strong>
          <ul className={styles.list}>
            {found.map(({ field, message }) => (
              <li key={`${field} ${message}`}>
                <FieldLink field={field} onFollow={onFollow} />: {message}
              </li>
            ))}
          </ul>
        </MessageBarBody>
      </MessageBar>
    );
  });
}
