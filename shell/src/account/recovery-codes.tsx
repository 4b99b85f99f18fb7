import { useCopy } from '@booking/remote-kit/kit';
import {
  Button,
  makeStyles,
  mergeClasses,
  MessageBar,
  MessageBarBody,
  tokens,
  useListClass,
  useUnsaved,
} from '@booking/ui/kit';
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
  const listClass = useListClass();
  const copy = useCopy();
  useUnsaved(true);
  const text = `Recovery codes of AI Booking Admin. Each works once.\n\n${codes.join('\n')}\n`;
  return (
    <>
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          Save these recovery codes somewhere you can reach without your phone. Each works once in place of a code from
          the app. They are not shown again.
        </MessageBarBody>
      </MessageBar>
      <ul aria-label="Recovery codes" className={mergeClasses(listClass, styles.codes)}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => copy(codes.join('\n'))}>Copy</Button>
        <Button as="a" href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download="recovery-codes.txt">
          Download
        </Button>
        <Button appearance="primary" onClick={onDone}>
          I’ve saved these
        </Button>
      </div>
    </>
  );
}
