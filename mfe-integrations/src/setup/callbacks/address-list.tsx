import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import type { SetupAddress } from '@booking/contracts/setup';
import { useCopy } from '@booking/remote-kit/kit';
import { Button, makeStyles, Text, tokens, useListClass } from '@booking/ui/kit';
import { Breakable } from '../../breakable.tsx';
import { PartTitle } from '../../part-title.tsx';
import { words } from '../setup.words.ts';

const says = words.addresses;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  item: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  address: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  code: {
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  events: { margin: 0, paddingLeft: tokens.spacingHorizontalXL, fontFamily: tokens.fontFamilyMonospace },
});

function Address({ address: { label, url, events, whereToPaste } }: { address: SetupAddress }) {
  const styles = useStyles();
  const copy = useCopy();
  return (
    <li className={styles.item}>
      <Text weight="semibold">{label}</Text>
      <Text className={styles.quiet}>{whereToPaste}</Text>
      <span className={styles.address}>
        <code className={styles.code}>
          <Breakable>{url}</Breakable>
        </code>
        <Button size="small" icon={<CopyRegular />} aria-label={says.copyOf(label)} onClick={() => copy(url)}>
          {says.copy}
        </Button>
      </span>
      {events.length > 0 && (
        <>
          <Text size={200} className={styles.quiet}>
            {says.events}
          </Text>
          <ul aria-label={`${says.events}: ${label}`} className={styles.events}>
            {events.map((event) => (
              <li key={event}>{event}</li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

/** What has to be pasted at the service, each with a button that copies it, and the events to select there. */
export function AddressList({ addresses }: { addresses: readonly SetupAddress[] }) {
  const styles = useStyles();
  const listClass = useListClass('M');
  return (
    <div className={styles.root}>
      <PartTitle>{says.title}</PartTitle>
      <ul aria-label={says.title} className={listClass}>
        {addresses.map((address) => (
          <Address key={`${address.label} ${address.url}`} address={address} />
        ))}
      </ul>
    </div>
  );
}
