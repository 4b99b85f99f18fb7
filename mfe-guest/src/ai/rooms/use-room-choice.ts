import type { FreeRooms } from '@booking/contracts/free-rooms';
import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { useWords } from '../../language/use-words.ts';
import { useChooseRoom } from '../ai.queries.ts';
import { stayAsSaid } from './stay-as-said.ts';

export type RoomChoice = ReturnType<typeof useRoomChoice>;

/**
 * A press of "Choose": the page of the room opens where the guest's phone was proven in this chat. Else the assistant is asked for the
 * link, and has the phone proven first.
 * @param say says something in the chat
 */
export function useRoomChoice(token: string, say: (words: string) => void) {
  const { t, language } = useWords();
  const { mutate, variables, isPending, data } = useChooseRoom(token);
  // the page is on its way
  const isBusy = isPending || Boolean(data);
  const ask = (found: FreeRooms, { roomTypeName }: OfferedRoom): void =>
    say(t('ai.rooms.ask', { room: roomTypeName, stay: stayAsSaid(found, t, language) }));
  return {
    isBusy,
    isChosen: (found: FreeRooms, room: OfferedRoom): boolean =>
      isBusy && variables?.found === found && variables.room === room,
    choose: (found: FreeRooms, room: OfferedRoom): void =>
      mutate({ found, room }, { onSuccess: (url) => (url === null ? ask(found, room) : location.assign(url)) }),
  };
}
