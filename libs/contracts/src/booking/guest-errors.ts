/**
 * The codes of the errors that a guest's page is answered with, but for those of outside services, which begin with `provider_`. Each
 * stands for one sentence, which a page says in its own language by this code.
 */
export const guestErrorCodes = [
  // any request
  ...['unexpected', 'busy', 'database_away', 'storage_full', 'ending', 'too_many_requests', 'too_slow', 'too_large'],
  ...['invalid_input', 'not_found'],
  // links and rooms
  ...['invalid_link', 'superseded', 'preview', 'already_chosen', 'no_room', 'room_taken', 'room_taken_texted'],
  ...['room_taken_call', 'held_before', 'too_many_held', 'price_changed', 'terms_changed'],
  // paying and texts
  ...['link_over', 'link_not_texted', 'paid_already', 'nothing_due', 'no_stay'],
  ...['opted_out', 'unreachable', 'far_phone', 'no_consent'],
  // before arrival
  ...['reservation_canceled', 'reservation_no_show', 'stay_over', 'sign_registration_first', 'sign_both_first'],
  ...['complete_all_first', 'already_signed', 'submitted', 'text_changed', 'not_signed', 'early', 'over'],
  ...['no_signature', 'signature_unreadable', 'signature_filled'],
  ...['invalid_photo', 'photo_too_large', 'photo_heic', 'photo_damaged', 'photo_too_many_pixels'],
  // assistants on the website
  ...['no_assistant', 'no_answer', 'conversation_over', 'not_verified', 'answering', 'too_long', 'call_opening'],
  ...['assistants_busy', 'no_phone_number', 'wrong_code', 'no_code'],
] as const;
export type GuestErrorCode = (typeof guestErrorCodes)[number];
