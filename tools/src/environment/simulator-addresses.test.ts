import { expect, test } from '@jest/globals';
import { simulatorAddresses } from './simulator-addresses.ts';

const simulators = {
  control: 'http://127.0.0.1:4300',
  vapi: 'http://127.0.0.1:4301',
  cloudbeds: 'http://127.0.0.1:4302/api/v1.2',
  stripe: 'http://127.0.0.1:4303',
  twilio: 'http://127.0.0.1:4304',
  mail: 'smtp://127.0.0.1:4305',
};

test('every service is reached at its simulator, and photos are where that of Cloudbeds has them', () => {
  expect(simulatorAddresses({}, simulators)).toEqual({
    VAPI_BASE_URL: simulators.vapi,
    CLOUDBEDS_BASE_URL: simulators.cloudbeds,
    STRIPE_BASE_URL: simulators.stripe,
    TWILIO_BASE_URL: simulators.twilio,
    CLOUDBEDS_PICTURES_URL: 'http://127.0.0.1:4302',
    SMTP_URL: simulators.mail,
    MAIL_FROM: 'desk@hotel.example',
    TEST_CALLER_URL: 'http://127.0.0.1:4300/conversations/{id}',
    VAPI_URL: simulators.vapi,
    TWILIO_URL: simulators.twilio,
  });
});

test('photos stay those of the simulator where Cloudbeds is asked through something else, unless they have a place of their own', () => {
  const through = { CLOUDBEDS_BASE_URL: 'http://127.0.0.1:9000/listener' };
  expect(simulatorAddresses(through, simulators)).toMatchObject({
    ...through,
    CLOUDBEDS_PICTURES_URL: 'http://127.0.0.1:4302',
  });
  const elsewhere = { ...through, CLOUDBEDS_PICTURES_URL: 'http://127.0.0.1:9001' };
  expect(simulatorAddresses(elsewhere, simulators)).toMatchObject(elsewhere);
});
