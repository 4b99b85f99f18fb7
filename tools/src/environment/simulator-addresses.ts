type Provider = 'vapi' | 'cloudbeds' | 'stripe' | 'twilio';

/** Where the API reaches simulated services: what the environment names stays, the rest is where the simulators say. */
export function simulatorAddresses(
  given: NodeJS.ProcessEnv,
  simulators: Record<Provider | 'control' | 'mail', string>,
): Record<string, string> {
  const { control, mail, vapi, cloudbeds, stripe, twilio } = simulators;
  const usual = {
    VAPI_BASE_URL: vapi,
    CLOUDBEDS_BASE_URL: cloudbeds,
    STRIPE_BASE_URL: stripe,
    TWILIO_BASE_URL: twilio,
    // the API may be asked for through something else; photos are where the simulator says
    CLOUDBEDS_PICTURES_URL: new URL(cloudbeds).origin,
    SMTP_URL: mail,
    MAIL_FROM: 'desk@hotel.example',
    TEST_CALLER_URL: `${control}/conversations/{id}`,
  };
  const places = Object.entries(usual).map(([name, place]) => [name, given[name] || place]);
  return { ...(Object.fromEntries(places) as Record<string, string>), VAPI_URL: vapi, TWILIO_URL: twilio };
}
