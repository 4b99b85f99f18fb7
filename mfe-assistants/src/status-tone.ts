/** Green, yellow or red; a status that is not known is yellow (S1 section 4). */
export const statusTone = (status: string): 'good' | 'warning' | 'bad' =>
  status === 'published' ? 'good' : status === 'error' ? 'bad' : 'warning';
