import { contentTypes, partHeaders } from '@/content/headers';
import { healthPath } from '@/gateway/health';
import { bodyLimits } from '@/gateway/intake/limits';
import { comment } from './made';
import { differingVariable } from './nginxMaps';

/** The largest form, rounded up: what is a little too large is refused by the gateway, which says more. */
const largestBody = `${Math.ceil(Math.max(...Object.values(bodyLimits)) / 1024 ** 2)}m`;

/**
 * Headers for nginx. Nothing else in the configuration has an \`add_header\`: one
 * in a location would drop all of these there.
 *
 * @param headers of every answer
 */
export function nginxHeaders(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    const sent = name in partHeaders ? differingVariable(name) : `"${value}"`;
    return `add_header ${name} ${sent} always;\n`;
  });
  return `${comment('The headers of every answer, for every server block of nginx.')}
${lines.join('')}
# An empty value is not sent.
add_header Cache-Control $site_caching always;
add_header Vary $site_vary always;
add_header Allow $site_allow always;

server_tokens off;
absolute_redirect off;
`;
}

/**
 * How nginx serves the site, for its server block.
 *
 * @param headers of every answer: the gateway's own are replaced by nginx's
 */
export function nginxSite(headers: Readonly<Record<string, string>>): string {
  const types = Object.entries(contentTypes).map(([ending, type]) => `    "${type}" ${ending.slice(1)};\n`);
  const hidden = [...Object.keys(headers), 'Cache-Control'].map((name) => `proxy_hide_header ${name};\n`);
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

if ($site_refused) {
    return 403;
}
if ($site_clean != $site_sent) {
    return 301 $site_clean$site_query;
}

location = / {
    try_files /index.html =404;
}
location / {
    try_files $uri.html $uri/index.html =404;
}
location ~ (?:/404|\\.br|\\.gz)$ {
    return 404;
}
location ~ \\.[^/]*$ {
    try_files $uri =404;
}

# For every method, as an error page is fetched with GET. Not so in a named location; but
# anywhere else what is refused would be refused once more.
error_page 404 $site_not_found;
error_page 403 =404 @refused;
error_page 405 @not_allowed;
error_page 502 504 @unreachable;
location @refused {
    try_files $site_not_found =404;
}
location @not_allowed {
    types {}
    default_type "text/plain; charset=utf-8";
    return 405 "This address can only be read, with GET or HEAD.\\n";
}
location @unreachable {
    types {}
    default_type application/problem+json;
    return 502 '{"title":"Bad Gateway","status":502,"detail":"Please try again in a moment."}';
}

# The gateway takes the forms. It decides from the headers of a request whether it
# wants its body, so the body is not collected here first.
location ^~ /api/ {
    proxy_pass http://site_gateway;
}
location = /api {
    proxy_pass http://site_gateway;
}
location = ${healthPath} {
    proxy_pass http://site_gateway;
}
client_max_body_size ${largestBody};
proxy_request_buffering off;
proxy_http_version 1.1;
proxy_set_header Connection "";
proxy_set_header Host $http_host;
proxy_set_header X-Forwarded-Host $http_host;
proxy_set_header X-Forwarded-Proto $scheme;
# Replaces what a client claims of itself.
proxy_set_header X-Forwarded-For $remote_addr;
# The headers above take their place.
${hidden.join('')}`;
}
