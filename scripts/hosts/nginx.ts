import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { company } from '@/content/company';
import { nameFolder } from '@/gateway/activate/machine';
import { freePort } from '../programs';
import type { Host } from './ask';
import { makeCertificate } from './certificate';
import { type Running, startServer } from './servers';

/** Debian's packages nginx-light and libnginx-mod-http-brotli-static. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const site = new URL(company.origin).host;

export interface Nginx extends Running {
  readonly host: Host;
  /** Redirects to https only. */
  readonly plain: Host;
  logs(): string;
}

/**
 * Starts nginx with `docs/nginx.conf`, edited as a person would (addresses, certificate and folder of this
 * machine), and the files of `hosting/` that it includes.
 *
 * @param folder an empty one, for its files
 * @param gateway its host and port
 * @param tls whether it uses TLS; off for comparison with servers without it
 * @throws with one sentence when its module is missing
 */
export async function startNginx(folder: string, gateway: string, tls: boolean): Promise<Nginx> {
  if (!existsSync(brotli))
    throw new Error(
      `nginx lacks ${brotli}; on Debian: apt-get install nginx-light libnginx-mod-http-brotli-static`,
    );
  symlinkSync(path.resolve('out'), path.join(folder, 'out'));
  cpSync('hosting', path.join(folder, 'hosting'), { recursive: true });
  nameFolder(folder);
  const { cert, key } = makeCertificate(folder, site);
  const [port, plainPort] = [await freePort(), await freePort()];
  writeFileSync(
    path.join(folder, 'site.conf'),
    edited(readFileSync('docs/nginx.conf', 'utf8'), [
      [/^ *listen \[::\].*\n/gm, ''],
      [/listen 443 ssl http2/g, `listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''}`],
      [/listen 80;/g, `listen 127.0.0.1:${plainPort};`],
      [/ssl_certificate \S+;/g, `ssl_certificate ${cert};`],
      [/ssl_certificate_key \S+;/g, `ssl_certificate_key ${key};`],
      [/error_log \S+ crit;/g, `error_log ${folder}/site.log crit;`],
      [/server 127\.0\.0\.1:3000;/g, `server ${gateway};`],
      [new RegExp(`/srv/${company.slug}/`, 'g'), `${folder}/`],
    ]),
  );
  writeFileSync(path.join(folder, 'main.conf'), mainConf(folder));
  const args = ['-c', path.join(folder, 'main.conf'), '-e', path.join(folder, 'error.log')];
  const running = await startServer('nginx', args, port);
  return {
    ...running,
    host: {
      name: 'nginx',
      origin: `${tls ? 'https' : 'http'}://${site}:${port}`,
      ...(tls && { ca: readFileSync(cert, 'utf8') }),
    },
    logs: () =>
      ['error.log', 'site.log', 'access.log']
        .map((name) => path.join(folder, name))
        .filter((file) => existsSync(file))
        .map((file) => readFileSync(file, 'utf8'))
        .join(''),
    plain: { name: 'nginx without TLS', origin: `http://${site}:${plainPort}` },
  };
}

/** The main configuration of a distribution. */
function mainConf(folder: string): string {
  mkdirSync(path.join(folder, 'tmp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `load_module ${brotli};
${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
    access_log ${folder}/access.log;
    gzip on;
    sendfile on;
    tcp_nopush on;
    default_type text/plain;
${temporary.map((name) => `    ${name}_temp_path ${folder}/tmp/${name};\n`).join('')}    include ${folder}/site.conf;
}
`;
}

/** Each pattern must match, otherwise this would not test the documented configuration. */
function edited(text: string, edits: readonly (readonly [RegExp, string])[]): string {
  return edits.reduce((current, [place, value]) => {
    const next = current.replace(place, value);
    if (next === current) throw new Error(`docs/nginx.conf: there is no ${place}`);
    return next;
  }, text);
}
