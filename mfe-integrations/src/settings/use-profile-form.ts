import { sentenceOf } from '@booking/http/request-error';
import { useHost } from '@booking/remote-kit/kit';
import { FieldRefusals, useForm } from '@booking/ui/form';
import { changesOf, profileFields, profileSchema, type Profile } from './profile.ts';
import { useSaveSetting } from './settings.queries.ts';

const labelOf = (path: string): string | undefined => profileFields.find(({ key }) => key === path)?.label;

/** The profile, saved field by field, so that a refused one holds up no other. */
export function useProfileForm(saved: Profile) {
  const { toast } = useHost();
  const { mutateAsync } = useSaveSetting();
  const save = async (profile: Profile): Promise<void> => {
    const changes = changesOf(profile, saved);
    const results = await Promise.allSettled(changes.map((change) => mutateAsync(change)));
    const refused = results.flatMap((result, at) =>
      result.status === 'rejected' ? { path: changes[at]!.key, message: sentenceOf(result.reason as Error) } : [],
    );
    if (refused.length > 0) {
      const labels = refused.map(({ path }) => labelOf(path)).join(', ');
      toast({ intent: 'error', title: 'Error', body: `Not saved: ${labels}` });
      throw new FieldRefusals(refused);
    }
    if (changes.length > 0) toast({ title: 'Success', body: 'The hotel profile is saved' });
  };
  return useForm({ schema: profileSchema, values: saved, save, mode: 'onTouched' });
}
