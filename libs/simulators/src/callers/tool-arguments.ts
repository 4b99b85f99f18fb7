import { lastName, type Scene } from './scene.ts';

// What each of the guest assistant's tools is called with.

export const stayArguments = ({ stay }: Scene) => ({ ...stay });

export const stayAndPhoneArguments = ({ stay, guest }: Scene) => ({ ...stay, phone: guest.number });

export const phoneArguments = ({ guest }: Scene) => ({ phone: guest.number });

export const topicArguments = ({ topic }: Scene) => ({ topic });

export const reservationArguments = ({ guest, confirmationNumber }: Scene) => ({
  lastName: lastName(guest),
  ...(confirmationNumber === undefined ? {} : { confirmationNumber }),
});
