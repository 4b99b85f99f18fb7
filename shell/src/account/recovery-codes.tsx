import { useCopy } from '@booking/remote-kit/kit';
import { Button, List, makeStyles, Notice, tokens, useUnsaved } from '@booking/ui/kit';
import { useAccountStyles } from './account.styles.ts';

const useStyles = makeStyles({
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
    gap: tokens.spacingVerticalS,
    fontFamily: tokens.fontFamilyMonospace,
  },
});

/** Codes that are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const styles = { ...useAccountStyles(), ...useStyles() };
  const copy = useCopy();
  useUnsaved(true);
  const text = `Recovery codes of AI Booking Admin. Each signs in once.\n\n${codes.join('\n')}\n`;
  return (
    <>
      <Notice intent="warning">
        Keep these recovery codes where you find them without your phone. Each signs you in once, in place of a code of
        the app. They are not shown again.
      </Notice>
      <List className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <div className={styles.actions}>
        <Button onClick={() => copy(codes.join('\n'))}>Copy</Button>
        <Button as="a" href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download="recovery-codes.txt">
          Download
        </Button>
        <Button appearance="primary" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </>
  );
}
