import { lastName, oneNightLonger, type Scene } from './scene.ts';

// What each of the assistants' tools is called with.

export const stayArguments = ({ stay }: Scene) => ({ ...stay });

export const stayAndPhoneArguments = ({ stay, guest }: Scene) => ({ ...stay, phone: guest.number });

/** A booking that is made on the phone from beginning to end. */
export const bookingArguments = (scene: Scene) => {
  const { guest } = scene;
  const last = lastName(guest);
  const firstName = guest.name.slice(0, -last.length).trim();
  return { ...stayAndPhoneArguments(scene), firstName: firstName || last, lastName: last, email: guest.email ?? '' };
};

export const phoneArguments = ({ guest }: Scene) => ({ phone: guest.number });

export const codeArguments = ({ read }: Scene) => ({ code: read });

export const topicArguments = ({ topic }: Scene) => ({ topic });

export const reservationArguments = ({ guest, confirmationNumber }: Scene) => ({
  lastName: lastName(guest),
  ...(confirmationNumber === undefined ? {} : { confirmationNumber }),
});

export const ownReservationArguments = ({ confirmationNumber = '' }: Scene) => ({ reservationId: confirmationNumber });

export const extensionArguments = (scene: Scene) => ({
  ...ownReservationArguments(scene),
  newCheckoutDate: oneNightLonger(scene.stay),
});
