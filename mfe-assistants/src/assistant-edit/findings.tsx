import type { Finding } from '@booking/contracts/publishing';
import { makeStyles, MessageBar, MessageBarBody, tokens } from '@booking/ui/kit';
import { labelOf } from './draft.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, margin: 0, paddingLeft: '1.25rem' },
});

const titles = {
  error: 'This keeps it from being published:',
  warning: 'Worth a look before publishing:',
};

/** What to look at before callers hear it; what keeps it from being published comes first. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const styles = useStyles();
  return (['error', 'warning'] as const).map((severity) => {
    const found = findings.filter((finding) => (finding.severity === 'error') === (severity === 'error'));
    if (found.length === 0) return null;
    return (
      <MessageBar key={severity} intent={severity} layout="multiline">
        <MessageBarBody>
          <strong>{titles[severity]}</strong>
          <ul className={styles.list}>
            {found.map(({ field, message }) => (
              <li key={`${field} ${message}`}>
                {labelOf(field)}: {message}
              </li>
            ))}
          </ul>
        </MessageBarBody>
      </MessageBar>
    );
  });
}
