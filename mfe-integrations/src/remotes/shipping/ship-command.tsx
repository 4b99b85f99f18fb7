import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import type { RemoteState } from '@booking/contracts/remote-releases';
import { useCopy } from '@booking/remote-kit/kit';
import { Button, makeStyles, Text, tokens, Tooltip } from '@booking/ui/kit';
import { words } from '../remotes.words.ts';

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

/** How a remote gets here, from the repository that its sources are in. */
export function ShipCommand({
  remote: { id, isOfProduct = true },
}: {
  remote: Pick<RemoteState, 'id' | 'isOfProduct'>;
}) {
  const styles = useStyles();
  const copy = useCopy();
  const command = isOfProduct ? words.shipCommand(id) : words.shipElsewhere;
  return (
    <div className={styles.root}>
      <Text size={200} className={styles.quiet}>
        {isOfProduct ? words.ship : words.inItsRepository}
      </Text>
      <code className={styles.command}>{command}</code>
      <Tooltip content={words.copyCommand}>
        <Button
          appearance="subtle"
          size="small"
          aria-label={words.copyCommandOf(id)}
          icon={<CopyRegular />}
          onClick={() => copy(command)}
        />
      </Tooltip>
    </div>
  );
}
