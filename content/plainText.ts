/** @returns a file's text without byte order mark and carriage returns, which editors on Windows may add */
export const plainText = (text: string): string => text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
