import { CallRegular } from '@fluentui/react-icons';
import type { Hotel } from '@booking/contracts/guest-pages';
import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';
import { phoneInWords } from './phone-in-words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** Who to call, as far as it is known. */
export function HotelContact({ hotel }: { hotel: Pick<Hotel, 'name' | 'phone'> | undefined }) {
  const styles = useStyles();
  if (!hotel) return null;
  const { name, phone } = hotel;
  return (
    <div className={styles.root}>
      <Text weight="semibold">{name}</Text>
      {phone && (
        <Button as="a" size="large" href={`tel:${phone}`} icon={<CallRegular />}>
          Call {phoneInWords(phone)}
        </Button>
      )}
    </div>
  );
}
