import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import { useCopy } from '@booking/remote-kit/kit';
import { Button, makeStyles, Text, tokens, Tooltip } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3 },
  command: {
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
});

/** How a remote gets here. */
export function ShipCommand({ id }: { id: string }) {
  const styles = useStyles();
  const copy = useCopy();
  const command = `npm run ship -- ${id} --reason "What is new"`;
  return (
    <div className={styles.root}>
      <Text size={200} className={styles.quiet}>
        Ship from the command line
      </Text>
      <code className={styles.command}>{command}</code>
      <Tooltip content="Copy command">
        <Button
          appearance="subtle"
          size="small"
          aria-label={`Copy command: ${id}`}
          icon={<CopyRegular />}
          onClick={() => copy(command)}
        />
      </Tooltip>
    </div>
  );
}
