const E164 = /^\+[1-9]\d{6,14}$/;
const NORTH_AMERICAN = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

// Countries of the Caribbean and the Pacific that share +1, each with a price and a permission of its own.
const OTHER_COUNTRIES = new Set(
  '242 246 264 268 284 340 345 441 473 649 658 664 670 671 684 721 758 767 784 787 809 829 849 868 869 876 939'.split(
    ' ',
  ),
);

const CANADA = new Set(
  (
    '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 387 403 416 418 428 431 437 438 450 460 468 474 506 514 519 ' +
    '548 579 581 584 587 600 604 613 622 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942'
  ).split(' '),
);

/** Whether this is a phone number in E.164 that can exist; a North American one has ten digits in their places. */
export function isPhoneNumber(text: string): boolean {
  return E164.test(text) && (!text.startsWith('+1') || NORTH_AMERICAN.test(text));
}

/** The country of a number, where texts may be sent to it; undefined is any other country. */
export function countryOf(number: string): 'US' | 'CA' | undefined {
  const areaCode = number.slice(2, 5);
  if (!number.startsWith('+1') || OTHER_COUNTRIES.has(areaCode)) return undefined;
  return CANADA.has(areaCode) ? 'CA' : 'US';
}
