// What pre-check-in alone requests and checks.
export { NewCorrection } from '@booking/contracts/corrections';
export { precheckinEndpoints, PrecheckinWithoutGuest } from '@booking/contracts/precheckin';
export { callApi } from '../call-api.ts';
export { sendingWith } from './id-photo/sending-with.ts';
