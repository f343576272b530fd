/**
 * What a submission may hold (specification 24.10). The forms say it, the schemas
 * hold both ends to it, and the gateway's caps on bodies follow from it. No zod
 * here: the pages show these before anything is loaded.
 */

/** Longest texts, in UTF-16 code units as `string.length` counts them. */
export const textLimits = {
  /** A name, a surname, each part of a phone number. */
  line: 200,
  /** An address longer than this cannot be delivered to (RFC 5321, 4.5.3.1.3). */
  email: 254,
  message: 20_000,
} as const;

const megabyte = 1024 * 1024;

export const fileLimits = {
  /** How many files one application may carry. */
  count: 10,
  /** Most bytes of one file. */
  each: 10 * megabyte,
  /** Most bytes of all files together. */
  total: 15 * megabyte,
} as const;

/** Accepted endings (specification 24.9) and the media type each is sent with. */
export const fileTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
} as const;

export type FileEnding = keyof typeof fileTypes;
