import type { CSSProperties } from 'react';
import { logoFile, pictureAddress } from '@booking/contracts/picture-sizes';
import { guestPalette, schemeSurfaces, type Scheme } from '@booking/hotel/guest-palette';
import { isHexColor, productAccent, type HotelColors } from '@booking/hotel/hotel-colors';
import { useQuery } from '@booking/remote-kit/kit';
import { makeStyles, tokens } from '@booking/ui/kit';
import { words } from '../settings.words.ts';
import { hotelPicturesQuery } from './hotel-pictures.queries.ts';

const { previews, sample } = words.guestPages;

const useStyles = makeStyles({
  both: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    gap: tokens.spacingHorizontalL,
    maxWidth: '44rem',
  },
  page: {
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    // what guests see, whatever the colors of whoever looks at it here
    forcedColorAdjust: 'none',
  },
  header: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '3rem',
    padding: `0 ${tokens.spacingHorizontalM}`,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  logo: { maxWidth: '8rem', height: '2rem', objectFit: 'contain', objectPosition: 'left' },
  panel: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalS,
    margin: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
  },
  title: { fontWeight: tokens.fontWeightSemibold },
  link: { textDecorationLine: 'underline' },
  button: {
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusMedium,
    fontWeight: tokens.fontWeightSemibold,
  },
});

const painted = (backgroundColor: string | undefined, color: string | undefined): CSSProperties => ({
  backgroundColor,
  color,
});

type Props = { colors: HotelColors; name: string };

/** A page as guests would see it in a scheme. */
function Sample({ colors: { accent, header }, name, scheme }: Props & { scheme: Scheme }) {
  const styles = useStyles();
  const logo = useQuery(hotelPicturesQuery).data?.logo;
  const { page, panel, text } = schemeSurfaces[scheme];
  const palette = guestPalette({ accent: accent || productAccent, header }, scheme);
  const { hotelHeaderBackground = panel, hotelHeaderForeground = text } = palette;
  return (
    <div role="img" aria-label={previews[scheme]} className={styles.page} style={painted(page, text)}>
      <div className={styles.header} style={painted(hotelHeaderBackground, hotelHeaderForeground)}>
        {logo ? <img className={styles.logo} src={pictureAddress(logo, logoFile)} alt="" /> : name}
      </div>
      <div className={styles.panel} style={painted(panel, text)}>
        <span className={styles.title}>{sample.title}</span>
        <span
          className={styles.button}
          style={painted(palette['colorBrandBackground'], palette['colorNeutralForegroundOnBrand'])}
        >
          {sample.button}
        </span>
        <span className={styles.link} style={{ color: palette['colorBrandForeground1'] }}>
          {sample.link}
        </span>
      </div>
    </div>
  );
}

/** What is no color yet, because it is being typed, changes nothing. */
const knownColor = (typed: string): string => {
  const color = typed.trim().toLowerCase();
  return isHexColor(color) ? color : '';
};

/** A page in light and in dark, in colors that are not saved yet. */
export function PagePreview({ colors, name }: Props) {
  const styles = useStyles();
  const known = { accent: knownColor(colors.accent), header: knownColor(colors.header) };
  return (
    <div className={styles.both}>
      <Sample scheme="light" colors={known} name={name} />
      <Sample scheme="dark" colors={known} name={name} />
    </div>
  );
}
