import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { precheckinDeskEndpoints as endpoints, SignedKind } from '@booking/contracts/precheckins';
import { Role } from '@booking/contracts/roles';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { invitedGuest, readyGuest, type SigningGuest } from '../../../../test/people/signing-guest.ts';
import { addAccount, basicOf, staffPassword } from '../../../../test/people/staff.ts';

const hotel = useConnectedApi();
const desk = useFrontDesk(hotel);

let guest: SigningGuest;
let email: string;
let headers: Record<string, string>;
beforeAll(async () => {
  guest = await readyGuest(hotel, desk);
  email = await addAccount(hotel.api, 'front_desk');
  headers = basicOf(email, staffPassword);
});

const reason = 'Compared with the passport at the desk';
const view = (body: object, by = headers, id = guest.id): Promise<Response> =>
  hotel.api.request(endpoints.view.path.replace('{id}', id), { method: 'POST', headers: by, body });
const detail = () => hotel.api.call(endpoints.detail, { params: { id: guest.id } });

describe('the detail of a pre-check-in', () => {
  test('lists the documents and until when images are stored, without the images', async () => {
    const answer = await hotel.api.request(endpoints.detail.path.replace('{id}', guest.id), { headers });
    const text = await answer.text();
    const given = { address: '127.0.0.1', deletedAt: null, imageHash: expect.stringMatching(/^[0-9a-f]{64}$/) };
    expect(JSON.parse(text)).toMatchObject({
      ...{ reservationId: guest.reservation.id, guestPhone: guest.phone, step: 'id_uploaded', finishedBy: null },
      records: [
        { ...given, kind: 'registration', signedName: 'Ada Guest', isTyped: false },
        { ...given, kind: 'authorization', signedName: 'Ada Typed', isTyped: true },
        { ...given, kind: 'id_photo', textVersion: null },
      ],
    });
    expect(text).not.toMatch(/data:|image_?key/i);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('of an unknown id is 404', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    await errorOf(await hotel.api.request(endpoints.detail.path.replace('{id}', id), { headers }), 404);
  });
});

describe('an image', () => {
  test.each(SignedKind.options)(
    'of the %s is shown as stored, and the view is recorded with person and reason',
    async (kind) => {
      const answer = await view({ kind, reason });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const { image } = (await answer.json()) as { image: string };
      const [, type, base64] = /^data:image\/(png|jpeg);base64,(.+)$/.exec(image)!;
      expect(type).toBe(kind === 'id_photo' ? 'jpeg' : 'png');
      const { records, views } = await detail();
      const { imageHash } = records.find((record) => record.kind === kind)!;
      expect(createHash('sha256').update(Buffer.from(base64!, 'base64')).digest('hex')).toBe(imageHash);
      expect(views[0]).toEqual({ at: expect.any(String), by: email, kind, reason });
    },
  );

  test.each([{}, { reason: '' }, { reason: 'ok' }, { reason: 'x'.repeat(201) }, { reason: 7 }])(
    'is not shown for the invalid reason %j',
    async (given) => {
      const before = (await detail()).views.length;
      await errorOf(await view({ kind: 'id_photo', ...given }), 400);
      expect((await detail()).views).toHaveLength(before);
    },
  );

  test('is not shown when the view cannot be recorded', async () => {
    await hotel.api.sql('ALTER TABLE audit_event RENAME TO audit_event_away');
    try {
      expect((await errorOf(await view({ kind: 'id_photo', reason }), 500)).message).not.toContain('data:');
    } finally {
      await hotel.api.sql('ALTER TABLE audit_event_away RENAME TO audit_event');
    }
  });

  test('that the guest has not uploaded is 404', async () => {
    const { id } = await invitedGuest(hotel, desk);
    expect((await errorOf(await view({ kind: 'id_photo', reason }, headers, id), 404)).message).toBe(
      'The guest has not given this yet.',
    );
  });

  test.each(Role.options)('is shown to the %s as the permission table says', async (role) => {
    const by = basicOf(await addAccount(hotel.api, role, `${role}-of-images`), staffPassword);
    const answer = await view({ kind: 'id_photo', reason }, by);
    expect(answer.status).toBe(role === 'viewer' ? 403 : 200);
  });
});
