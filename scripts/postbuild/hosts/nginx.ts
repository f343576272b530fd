import {
  cachingRules,
  compressedEndings,
  contentTypes,
  pageCaching,
  partHeaders,
  policyHeader,
  robotsRule,
  securityHeaders,
} from '@/content/headers';
import { type Policies, policyOf } from '@/lib/security/policies';
import { comment, gatewayPaths, installed } from './generatedFiles';

const part = `~^(?:${cachingRules.map(({ below }) => below).join('|')})`;

/** Headers, apart from the policy, that differ between pages and the files that pages load. */
const differing = Object.keys(partHeaders).filter((name) => name !== policyHeader);
const variableOf = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A variable that depends on another; its entries are tried in order. */
function map(from: string, to: string, entries: readonly (readonly [string, string])[]): string {
  return `map "${from}" ${to} {\n${entries.map(([key, value]) => `    "${key}" "${value}";\n`).join('')}}\n`;
}

/**
 * Variables for the headers, for nginx's `http` block. Regular expressions match the files, as nginx limits
 * the length of other keys.
 *
 * @param policies of the site
 */
export function nginxMaps(policies: Policies): string {
  const pages = Object.keys(policies.styles);
  const common = securityHeaders(policies.policy);
  return [
    comment('Variables for nginx (docs/nginx.conf includes them).'),
    '# $uri is the file that nginx finally sends.',
    map('$uri', '$site_policy', [
      [part, partHeaders[policyHeader] ?? ''],
      ...pages.map((file) => [`~^/${escapeRegExp(file)}$`, policyOf(policies, file)] as const),
      ['default', policies.policy],
    ]),
    ...differing.map((name) =>
      map('$uri', variableOf(name), [
        [part, partHeaders[name] ?? ''],
        ['default', common[name] ?? ''],
      ]),
    ),
    map('$status $uri', '$site_caching', [
      ['~^[45]', 'no-store'],
      ...cachingRules.map(({ below, rule }) => [`~^\\d+ ${below}`, rule] as const),
      ['default', pageCaching],
    ]),
    map('$status $uri', '$site_vary', [
      [`~^[23].*(?:${compressedEndings.map(escapeRegExp).join('|')})$`, 'Accept-Encoding'],
      ['default', ''],
    ]),
    map('$status $uri', '$site_robots', [
      [`~^[23].*${escapeRegExp(robotsRule.ending)}$`, robotsRule.value],
      ['default', ''],
    ]),
  ].join('\n');
}

/** The headers of nginx's own answers. Empty values are not sent. */
export function nginxHeaders(): string {
  const headers = {
    ...securityHeaders('$site_policy'),
    ...Object.fromEntries(differing.map((name) => [name, variableOf(name)])),
    'Cache-Control': '$site_caching',
    Vary: '$site_vary',
    [robotsRule.name]: '$site_robots',
  };
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  return `${comment('The headers of what nginx itself answers, for every server block (docs/nginx.conf includes them).')}
${lines.join('')}
server_tokens off;
absolute_redirect off;
`;
}

/** The configuration of the site, for nginx's server block. */
export function nginxSite(): string {
  const types = Object.entries(contentTypes).map(([ending, type]) => `    "${type}" ${ending.slice(1)};\n`);
  return `${comment('How nginx serves the site (docs/nginx.conf includes it).')}
# deploy/activate names the folder of its release, so that pages and their policies change in one reload.
root ${installed}/out;

# Files are compressed already; range requests are off.
gzip off;
gzip_static on;
gzip_http_version 1.0;
gzip_proxied any;
max_ranges 0;
merge_slashes off;

default_type application/octet-stream;
types {
${types.join('')}}

# Pages and files, under their canonical URLs. Everything else goes to the gateway: forms, redirects, and requests
# that are not found or not allowed.
location = / {
    try_files /index.html =404;
}
location / {
    try_files $uri.html $uri @gateway;
}
location ~ "${gatewayPaths}" {
    try_files "" @gateway;
}
error_page 405 412 = @gateway;

# The gateway decides from the headers whether to read a body, so nginx does not buffer it.
location @gateway {
    # Its answers have their own headers: an \`add_header\` here, even an empty one, disables those of the server.
    add_header Cache-Control "";
    proxy_pass http://site_gateway$request_uri;
    proxy_request_buffering off;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Forwarded-Proto $scheme;
    # Only the gateway decides which proxies it believes, by its setting TRUSTED_PROXIES: the header is passed on
    # unchanged, with the client's address at its end.
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
}
# The gateway enforces the limits, which differ between forms.
client_max_body_size 0;

error_page 502 504 @unreachable;
location @unreachable {
    types {}
    default_type application/problem+json;
    return 502 '{"title":"Bad Gateway","status":502,"detail":"Please try again in a moment."}';
}
`;
}
