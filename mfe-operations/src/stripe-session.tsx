import { CopyRegular } from '@fluentui/react-icons';
import { useHost } from '@booking/remote-kit/kit';
import { Button, Hint, makeStyles, tokens } from '@booking/ui/kit';
import { shortened } from './shortened.ts';

const useStyles = makeStyles({
  root: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXXS },
  id: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
});

/** The id of a Stripe session, shortened; the whole of it can be copied. */
export function StripeSession({ id }: { id: string }) {
  const styles = useStyles();
  const { toast } = useHost();
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => toast({ title: 'Copied to clipboard' }),
      () => toast({ title: 'Error', body: 'The browser did not let it be copied.', intent: 'error' }),
    );
  return (
    <span className={styles.root}>
      <span className={styles.id}>{shortened(id)}</span>
      <Hint text="Copy session id">
        <Button
          appearance="subtle"
          size="small"
          aria-label={`Copy session id ${shortened(id)}`}
          icon={<CopyRegular />}
          onClick={() => void copy()}
        />
      </Hint>
    </span>
  );
}
