import { company } from '@/content/company';
import {
  cachingRules,
  compressedEndings,
  contentTypes,
  pageCaching,
  partHeaders,
  policyHeader,
  securityHeaders,
} from '@/content/headers';
import { bodyLimits } from '@/gateway/intake/limits';
import { type Policies, policyOf } from '@/lib/security/policies';
import { comment, elsewhere, installed } from './made';

/** The largest form, rounded up: what is a little too large is refused by the gateway, which says more. */
const largestBody = `${Math.ceil(Math.max(...Object.values(bodyLimits)) / 1024 ** 2)}m`;

const part = `~^(?:${cachingRules.map(({ below }) => below).join('|')})`;

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A variable that depends on another; its entries are tried in their order. */
function map(from: string, to: string, entries: readonly (readonly [string, string])[]): string {
  return `map "${from}" ${to} {\n${entries.map(([key, value]) => `    "${key}" "${value}";\n`).join('')}}\n`;
}

/**
 * Variables that the headers are made with, for nginx's `http` block. Files are named by regular expressions, as nginx has
 * room for short keys only.
 *
 * @param policies of the site
 */
export function nginxMaps(policies: Policies): string {
  const pages = Object.keys(policies.styles);
  const ofAll = securityHeaders(policies.policy);
  return [
    comment('Variables for nginx; included by the file nginx.conf beside this folder.'),
    '# Of the file that is sent in the end.',
    map('$uri', '$site_policy', [
      [part, partHeaders[policyHeader] ?? ''],
      ...pages.map((file) => [`~^/${literally(file)}$`, policyOf(policies, file)] as const),
      ['default', policies.policy],
    ]),
    map('$uri', '$site_permissions', [
      [part, ''],
      ['default', ofAll['Permissions-Policy'] ?? ''],
    ]),
    map('$status $uri', '$site_caching', [
      ['~^[45]', 'no-store'],
      ...cachingRules.map(({ below, rule }) => [`~^\\d+ ${below}`, rule] as const),
      ['default', pageCaching],
    ]),
    map('$status $uri', '$site_vary', [
      [`~^[23].*(?:${compressedEndings.map(literally).join('|')})$`, 'Accept-Encoding'],
      ['default', ''],
    ]),
  ].join('\n');
}

/** The headers of every answer that is nginx's own. An empty value is not sent. */
export function nginxHeaders(): string {
  const headers = {
    ...securityHeaders('$site_policy'),
    'Permissions-Policy': '$site_permissions',
    'Cache-Control': '$site_caching',
    Vary: '$site_vary',
  };
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  return `${comment('The headers of what nginx itself answers, for every server block.')}
${lines.join('')}
server_tokens off;
absolute_redirect off;
`;
}

/** How nginx serves the site, for its server block. */
export function nginxSite(): string {
  const types = Object.entries(contentTypes).map(([ending, type]) => `    "${type}" ${ending.slice(1)};\n`);
  return `${comment('How nginx serves the site; included by the file nginx.conf beside this folder.')}
# Files are compressed already; nothing is fetched in parts.
gzip off;
gzip_static on;
gzip_http_version 1.0;
gzip_proxied any;
max_ranges 0;
merge_slashes off;

default_type application/octet-stream;
types {
${types.join('')}}

# Pages and files, under the addresses that they should have. All else is for the gateway: forms, redirects, what is not
# found or not allowed.
location = / {
    try_files /index.html =404;
}
location / {
    try_files $uri.html $uri @gateway;
}
location ~ "${elsewhere}" {
    try_files "" @gateway;
}
error_page 405 412 = @gateway;

# It decides from the headers of a request whether it wants its body, so the body is not collected here first.
location @gateway {
    # Its answers bring their own headers: an \`add_header\` here, and be it empty, keeps those of the server away.
    add_header Cache-Control "";
    proxy_pass http://site_gateway$request_uri;
    proxy_request_buffering off;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Forwarded-Proto $scheme;
    # Replaces what a client claims of itself.
    proxy_set_header X-Forwarded-For $remote_addr;
}
client_max_body_size ${largestBody};

error_page 502 504 @unreachable;
location @unreachable {
    types {}
    default_type application/problem+json;
    return 502 '{"title":"Bad Gateway","status":502,"detail":"Please try again in a moment."}';
}
`;
}

/**
 * The part of nginx's configuration that belongs to a machine: names, addresses,
 * certificates. It is copied once and edited; what changes with the site it includes.
 */
export function nginxConf(): string {
  const { host } = new URL(company.origin);
  const bare = host.replace(/^www\./, '');
  const tls = `    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;
`;
  const everyServer = `    access_log off;
    error_log /var/log/nginx/error.log crit;
    include ${installed}/hosting/nginx/headers.conf;
`;
  return `${comment(
    `nginx for ${host}: copy it to /etc/nginx/conf.d/${company.slug}.conf, then edit the copy (docs/deploying.md).`,
    'The other files in hosting/ are included from where they are, as they change with every build.',
  )}
# Where the gateway listens (its settings HOST and PORT). It needs
# TRUSTED_PROXIES=127.0.0.1, or all visitors count as one.
upstream site_gateway {
    server 127.0.0.1:3000;
    keepalive 16;
}

include ${installed}/hosting/nginx/maps.conf;

# The privacy page promises that visits are not recorded and addresses not written
# down. Below \`crit\`, nginx's log of errors has the visitor's address in every line.

server {
    listen 80;
    listen [::]:80;
    server_name ${host} ${bare};
${everyServer}    return 301 https://${host}$request_uri;
}

server {
    server_name ${bare};
${tls}${everyServer}    return 301 https://${host}$request_uri;
}

server {
    server_name ${host};
${tls}    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:site:1m;

    root ${installed}/out;
    # Needs Debian's package libnginx-mod-http-brotli-static; without it, remove the line.
    brotli_static on;
${everyServer}    include ${installed}/hosting/nginx/site.conf;
}
`;
}
