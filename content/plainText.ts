/** @returns the text of a file without the byte order mark and the carriage returns that editors on Windows may add */
export const plainText = (text: string): string => text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
