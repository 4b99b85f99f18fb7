import { pictureEndpoints, type HotelPictureKind, type HotelPictures } from '@booking/contracts/pictures';
import { call } from '@booking/http/call';
import { reasonOf } from '@booking/http/request-error';
import { queryOptions, useHost, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { words } from '../settings.words.ts';

export const hotelPicturesQuery = queryOptions({
  queryKey: ['settings', 'hotel-pictures'],
  queryFn: ({ signal }) => call(pictureEndpoints.hotelPictures, {}, { signal }),
});

const asDataUrl = (file: File): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });

/** Uploads the logo or the photo, or takes it away where there is no file. Guests see it at once. */
export function useChangePicture(kind: HotelPictureKind) {
  const client = useQueryClient();
  const { toast } = useHost();
  const { saved, removed, uploadFailed, removeFailed } = words.guestPages;
  const params = { kind };
  return useMutation({
    mutationFn: async (file: File | null): Promise<HotelPictures> =>
      file
        ? call(pictureEndpoints.uploadHotelPicture, { params, body: { imageData: await asDataUrl(file) } })
        : call(pictureEndpoints.removeHotelPicture, { params }),
    onSuccess: (pictures, file) => {
      client.setQueryData(hotelPicturesQuery.queryKey, pictures);
      toast({ title: words.toasts.success, body: (file ? saved : removed)[kind] });
    },
    onError: (error, file) =>
      toast({ intent: 'error', title: file ? uploadFailed : removeFailed, body: reasonOf(error) }),
  });
}
