/** What a team needs to write a remote; the shell, in its development build, is there to try it in. */
export const libraries = ['contracts', 'admission', 'hotel', 'http', 'ui', 'remote-kit'] as const;
