/** "+1 512 555 0100" from "+15125550100"; numbers of other shapes stay as they are. */
export const phoneInWords = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3');
