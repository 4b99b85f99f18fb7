import { assistantEndpoints } from '@booking/contracts/assistants';
import { call } from '@booking/http/call';
import { useAssistantAction } from '../../assistants.queries.ts';

const asDataUrl = (file: File): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });

/** Toasts as in S1 section 8. */
export const useUpload = (id: number) =>
  useAssistantAction({
    act: async (file: File) =>
      call(assistantEndpoints.uploadImage, { params: { id }, body: { imageData: await asDataUrl(file) } }),
    done: { title: 'Success', body: 'Profile photo uploaded successfully' },
    failed: { title: 'Upload Failed', fallback: 'Failed to upload photo' },
  });
