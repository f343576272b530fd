import { endpoints, formKinds } from '@/lib/forms/endpoints';
import { type Case, marker } from './case';

const own = 'https://www.firnwerk.example';
const listed = 'https://careers.partner.test';
const preflight = {
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'content-type',
};

/** Addresses, methods and origins. `listed` is in the setting of the test. */
export const refused: readonly Case[] = [
  ...formKinds.flatMap((form) =>
    ['GET', 'HEAD', 'PUT'].map((method) => ({
      name: `${form} with ${method}`,
      form,
      method,
      body: '',
      status: 405,
      answer: { allow: 'POST, OPTIONS' },
    })),
  ),
  ...[
    '/api',
    '/api/Auth/SendEmail',
    `${endpoints.short}/`,
    endpoints.short.toLowerCase(),
    `/api/${marker}`,
  ].map((target) => ({ name: target, target, status: 404 })),
  ...['null', 'https://other.test', `http://${marker}.test`, 'http://careers.partner.test', marker].map(
    (Origin) => ({ name: `the origin ${Origin}`, headers: { Origin }, status: 403 }),
  ),
  {
    name: 'a foreign origin behind the look of our own',
    headers: { Origin: 'https://other.test', 'Sec-Fetch-Site': 'same-origin' },
    status: 403,
  },
  ...['cross-site', 'same-site', 'none', marker].map((site) => ({
    name: `Sec-Fetch-Site ${site} without an origin`,
    headers: { 'Sec-Fetch-Site': site },
    status: 403,
  })),
  {
    name: 'a form that the browser itself sends',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate', Origin: own },
    status: 403,
  },
  {
    name: 'a question from a foreign origin',
    method: 'OPTIONS',
    headers: { ...preflight, Origin: 'https://other.test' },
    body: '',
    status: 403,
  },
];

/** Hosts as proxies write them, each of another domain than the company's. */
const hosts: readonly [host: string, origin: string, status: number][] = [
  ['localhost:3000', 'http://localhost:3000', 202],
  // Behind a proxy that ends TLS
  ['staging.firnwerk.test', 'https://staging.firnwerk.test', 202],
  ['staging.firnwerk.test:443', 'https://staging.firnwerk.test', 202],
  ['staging.firnwerk.test:8443', 'https://staging.firnwerk.test', 403],
  ['', 'https://staging.firnwerk.test', 403],
];

const readable = { 'access-control-allow-origin': listed, vary: 'Origin' };

/** Who may send, and the CORS headers for browsers. */
export const allowed: readonly Case[] = [
  {
    name: 'the own origin',
    headers: { Origin: own, 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' },
    status: 202,
    answer: { vary: 'Origin' },
  },
  ...hosts.map(([Host, Origin, status]) => ({
    name: `the host "${Host}" from ${Origin}`,
    headers: { Origin, Host },
    status,
  })),
  {
    name: 'an origin of the setting in capitals and with its port',
    headers: { Origin: 'HTTPS://Careers.partner.test:443' },
    status: 202,
  },
  {
    name: 'an origin of the setting',
    headers: { Origin: listed, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' },
    status: 202,
    answer: { ...readable, 'access-control-expose-headers': 'Retry-After' },
  },
  {
    name: 'an origin of the setting, when the fields are wrong: the browser may read why',
    headers: { Origin: listed, 'Idempotency-Key': undefined },
    body: {},
    status: 422,
    pointers: ['/Email', '/Message'],
    answer: readable,
  },
  {
    name: 'a preflight from an origin of the setting',
    method: 'OPTIONS',
    headers: { ...preflight, Origin: listed },
    body: '',
    status: 204,
    answer: {
      ...readable,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Content-Type, Idempotency-Key, X-Form-Trap',
    },
  },
  { name: 'OPTIONS by hand', method: 'OPTIONS', body: '', status: 204, answer: { allow: 'POST, OPTIONS' } },
];
