import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { company } from '@/content/company';
import type { Host } from './ask';
import { freePort, startServer } from './programs';

/** Debian's packages nginx-light and libnginx-mod-http-brotli-static. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const site = new URL(company.origin).host;

export interface Nginx {
  readonly host: Host;
  /** Where it only leads on to https. */
  readonly plain: Host;
}

/**
 * Starts nginx with the files of `hosting/`, edited as a person would: addresses,
 * certificate and folder of this machine.
 *
 * @param folder an empty one, for its files
 * @param gateway its host and port
 */
export async function startNginx(folder: string, gateway: string): Promise<Nginx> {
  if (!existsSync(brotli))
    throw new Error(
      `nginx lacks ${brotli}; on Debian: apt-get install nginx-light libnginx-mod-http-brotli-static`,
    );
  for (const name of ['out', 'hosting']) symlinkSync(path.resolve(name), path.join(folder, name));
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  makeCertificate(cert, key);
  const [port, plainPort] = [await freePort(), await freePort()];
  writeFileSync(
    path.join(folder, 'site.conf'),
    edited(readFileSync('hosting/nginx.conf', 'utf8'), [
      [/^ *listen \[::\].*\n/gm, ''],
      [/listen 443 ssl/g, `listen 127.0.0.1:${port} ssl`],
      [/listen 80;/g, `listen 127.0.0.1:${plainPort};`],
      [/ssl_certificate \S+;/g, `ssl_certificate ${cert};`],
      [/ssl_certificate_key \S+;/g, `ssl_certificate_key ${key};`],
      [/server 127\.0\.0\.1:3000;/g, `server ${gateway};`],
      [new RegExp(`/srv/${company.slug}/`, 'g'), `${folder}/`],
    ]),
  );
  writeFileSync(path.join(folder, 'main.conf'), mainConf(folder));
  await startServer(
    'nginx',
    ['-c', path.join(folder, 'main.conf'), '-e', path.join(folder, 'error.log')],
    port,
  );
  return {
    host: { name: 'nginx', origin: `https://${site}:${port}`, ca: readFileSync(cert, 'utf8') },
    plain: { name: 'nginx without TLS', origin: `http://${site}:${plainPort}` },
  };
}

/** What a distribution's own nginx.conf says. */
function mainConf(folder: string): string {
  mkdirSync(path.join(folder, 'tmp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `load_module ${brotli};
${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
    access_log off;
    gzip on;
    default_type text/plain;
${temporary.map((name) => `    ${name}_temp_path ${folder}/tmp/${name};\n`).join('')}    include ${folder}/site.conf;
}
`;
}

/** Each place must be there, or the test would try another configuration than a person has. */
function edited(text: string, edits: readonly (readonly [RegExp, string])[]): string {
  return edits.reduce((current, [place, value]) => {
    const next = current.replace(place, value);
    if (next === current) throw new Error(`hosting/nginx.conf: there is no ${place}`);
    return next;
  }, text);
}

function makeCertificate(cert: string, key: string): void {
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  const names = ['-subj', `/CN=${site}`, '-addext', `subjectAltName=DNS:${site}`];
  execFileSync('openssl', ['req', ...options.split(' '), ...names, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
}
