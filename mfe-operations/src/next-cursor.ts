/** The cursor of the page that a Link header calls the next. */
export function cursorOf(link: string | undefined): string | undefined {
  const [, address] = /<([^>]+)>; rel="next"/.exec(link ?? '') ?? [];
  return address && (new URL(address, 'http://local').searchParams.get('cursor') ?? undefined);
}
