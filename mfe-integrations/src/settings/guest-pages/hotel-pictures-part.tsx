import { logoFile, pictureAddress, pictureWidths } from '@booking/contracts/picture-sizes';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer } from '@booking/ui/kit';
import { NumberGrid } from '../fields/number-grid.tsx';
import { words } from '../settings.words.ts';
import { hotelPicturesQuery } from './hotel-pictures.queries.ts';
import { PictureRow } from './picture-row.tsx';

const said = words.guestPages;
const photoFile = `${pictureWidths[0]}.webp` as const;

/** The hotel's logo and photo, each as guests see it. */
export function HotelPicturesPart() {
  const query = useQuery(hotelPicturesQuery);
  return (
    <Answer query={query} what="the logo and the photo">
      {({ logo, photo, fromPropertySystem }) => {
        const shown = photo ?? fromPropertySystem;
        return (
          <NumberGrid>
            <PictureRow
              kind="logo"
              hint={said.logoHint}
              address={logo ? pictureAddress(logo, logoFile) : undefined}
              state={logo ? undefined : said.noLogo}
              isUploaded={logo !== null}
            />
            <PictureRow
              kind="photo"
              hint={said.photoHint}
              address={shown ? pictureAddress(shown, photoFile) : undefined}
              state={shown ? (photo ? undefined : said.fromCloudbeds) : said.noPhoto}
              isUploaded={photo !== null}
            />
          </NumberGrid>
        );
      }}
    </Answer>
  );
}
