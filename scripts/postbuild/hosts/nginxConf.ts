import { company } from '@/content/company';
import { comment, installed } from './made';

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
