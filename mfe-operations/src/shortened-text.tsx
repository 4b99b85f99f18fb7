import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import { useCopy } from '@booking/remote-kit/kit';
import { Button, makeStyles, tokens, Tooltip } from '@booking/ui/kit';
import { shortened } from './shortened.ts';

const useStyles = makeStyles({
  root: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXXS },
  id: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
});

/** A long id, shortened; the whole of it can be copied. `what` it is, as in "session id". */
export function ShortenedText({ what, text }: { what: string; text: string }) {
  const styles = useStyles();
  const copy = useCopy();
  return (
    <span className={styles.root}>
      <span className={styles.id}>{shortened(text)}</span>
      <Tooltip content={`Copy ${what}`}>
        <Button
          appearance="subtle"
          size="small"
          aria-label={`Copy ${what} ${shortened(text)}`}
          icon={<CopyRegular />}
          onClick={() => copy(text)}
        />
      </Tooltip>
    </span>
  );
}
