import type { PreviewOffer as Offer } from '@booking/contracts/remotes';
import { formatHotelStamp } from '@booking/hotel/hotel-time';
import { Button, makeStyles, PageHeader, Panel, Text, tokens } from '@booking/ui/kit';
import { BareFrame } from '../frame/bare-frame.tsx';
import { useTitle } from '../use-title.ts';
import { agreeToPreview, forgetPreview } from './preview.ts';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    margin: `${tokens.spacingVerticalL} 0`,
    overflowWrap: 'anywhere',
    '& dd': { margin: 0 },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
});

function answer(keep: () => void): void {
  keep();
  location.reload();
}

/** What a preview link leads to, before any of its code runs: who put it here, and whether the reader wants to run it. */
export function PreviewOffer({ offer, hotelTimeZone }: { offer: Offer; hotelTimeZone: string }) {
  const styles = useStyles();
  useTitle('Run this version?');
  const { remote, version, digest, by, at, reason, isSigned, agreement } = offer;
  const facts = [
    ['Shipped by', by],
    ['When', formatHotelStamp(new Date(at), hotelTimeZone)],
    ['Why', reason],
    ['Version', version],
    ['Build', digest],
    ['Signature', isSigned ? `Signed by a ship token of ${remote}` : 'None: a person shipped it'],
  ] as const;
  return (
    <BareFrame>
      <PageHeader title="Run this version?" />
      <Panel title={`A preview of ${remote} ${version}`}>
        <Text>
          This version is not live. Its code would run in this tab, and could do there whatever you may do. Run it only
          if you know who shipped it and why.
        </Text>
        <dl className={styles.facts}>
          {facts.flatMap(([term, fact]) => [<dt key={term}>{term}</dt>, <dd key={`${term}: `}>{fact}</dd>])}
        </dl>
        <div className={styles.actions}>
          <Button appearance="primary" onClick={() => answer(() => agreeToPreview(agreement))}>
            Run it in this tab
          </Button>
          <Button onClick={() => answer(forgetPreview)}>Show what is live</Button>
        </div>
      </Panel>
    </BareFrame>
  );
}
