const northAmerican = /^(?:\+?1[\s.-]*)?\(?([2-9]\d{2})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})$/;

/** "(512) 555-0100" of a number of North America; numbers of other shapes stay as they are. The library's own knows more countries, and weighs more. */
export const phoneInWords = (phone: string): string => phone.replace(northAmerican, '($1) $2-$3');
