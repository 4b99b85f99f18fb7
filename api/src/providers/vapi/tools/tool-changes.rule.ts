import { matchesWanted } from '../assistants/matches-wanted.rule.ts';
import { object, type Json } from '../lenient-json.mapper.ts';
import { findSecrets } from '../webhook/find-secrets.rule.ts';

/** Before the first publish there is none, and whatever tools there are show nothing that we take. */
const hasCredential = ({ server }: Json): boolean => object(server)['credentialId'] !== undefined;

/** In what a tool of ours at Vapi is another than it should be, in words. */
export function toolChanges(held: Json, wanted: Json): string[] {
  const [is, should] = [object(held['function']), object(wanted['function'])];
  const parameters = [is['parameters'], should['parameters']];
  return [
    is['name'] === should['name'] ? [] : 'name',
    is['description'] === should['description'] ? [] : 'description',
    // one parameter more is one that the model asks callers for
    matchesWanted(parameters[0], parameters[1]) && matchesWanted(parameters[1], parameters[0]) ? [] : 'parameters',
    matchesWanted(held['server'], wanted['server']) && hasCredential(wanted) ? [] : 'address, time limit or credential',
    findSecrets(held).length === 0 ? [] : 'a secret in it',
    matchesWanted(held['messages'], wanted['messages']) ? [] : 'spoken messages',
  ].flat();
}
