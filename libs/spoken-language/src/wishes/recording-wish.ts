const wishes = [
  /\b(?:don't|do not|dont|please stop|stop) (?:want (?:you )?(?:to (?:be )?)?)?record(?:ed|ing)?\b(?! (?:a|my|the) (?:name|number|reservation|booking))/i,
  /\b(?:don't|do not|dont) want (?:this|the|my|our|you|it)\b[^.!?]{0,30}\brecord(?:ed|ing)\b/i,
  /\b(?:not|don't|dont) (?:want|wish|agree|consent) (?:to )?be(?:ing)? recorded\b/i,
  /\b(?:rather|prefer|want|wish)\b[^.!?]{0,20}\bnot (?:to )?be(?:ing)? recorded\b/i,
  /\b(?:no|without) (?:the |this |any |my )*recordings?\b/i,
  /\b(?:turn off|switch off|delete|not okay with|object to|not consent to|against) (?:the |this |any |being |my )*record(?:ed|ing)s?\b/i,
];

/** Whether a caller says that they do not want to be recorded. */
export const wantsNoRecording = (said: string): boolean => {
  const plain = said.replaceAll('’', "'");
  return wishes.some((wish) => wish.test(plain));
};
