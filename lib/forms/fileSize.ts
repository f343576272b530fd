import type { Locale } from '@/content/locales';
import { formatNumber } from '@/lib/formatNumber';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/**
 * @param bytes size of a file
 * @returns a text, such as “2.7 MB”; rounded up, so that a size over a limit never reads as the limit
 */
export function fileSize(bytes: number, locale: Locale): string {
  if (bytes < megabyte) return `${formatNumber(Math.ceil(bytes / kilobyte), locale)} kB`;
  return `${formatNumber(Math.ceil((bytes / megabyte) * 10) / 10, locale)} MB`;
}

/** @returns a limit in whole megabytes */
export const inMegabytes = (bytes: number) => bytes / megabyte;
