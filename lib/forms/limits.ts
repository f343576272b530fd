/**
 * Limits of a submission (specification 24.10). The forms state them, the schemas enforce them on both ends,
 * and the gateway's body limits are derived from them. No zod here, as pages show these before anything is
 * loaded.
 */

/** Longest texts, in UTF-16 code units, as counted by `string.length`. */
export const textLimits = {
  /** A name, a surname, each part of a phone number. */
  line: 200,
  /** A longer address is undeliverable (RFC 5321, 4.5.3.1.3). */
  email: 254,
  message: 20_000,
} as const;

const megabyte = 1024 * 1024;

export const fileLimits = {
  /** Most files in one application. */
  count: 10,
  /** Largest file, in bytes. */
  each: 10 * megabyte,
  /** Largest total of all files, in bytes. */
  total: 15 * megabyte,
} as const;

/** Accepted file endings (specification 24.9) with their media types. */
export const fileTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
} as const;

export type FileEnding = keyof typeof fileTypes;
