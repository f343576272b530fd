/**
 * The rating of the sample finding on services and home, as a vector of the Common Vulnerability Scoring
 * System 3.1 (https://www.first.org/cvss/v3.1/specification-document). Its base score is `findingScore` in
 * `content/figures.json`; the texts are in `services:security.finding`.
 */
export const findingVector = 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:N';
