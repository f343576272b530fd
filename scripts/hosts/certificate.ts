import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * @param folder for key and certificate
 * @param host such as `localhost`
 * @returns the files of a self-signed certificate, valid for a day
 */
export function makeCertificate(folder: string, host: string): { key: string; cert: string } {
  const files = { key: path.join(folder, 'key.pem'), cert: path.join(folder, 'cert.pem') };
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1'.split(' ');
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  execFileSync('openssl', [...request, ...names, '-keyout', files.key, '-out', files.cert], {
    stdio: 'ignore',
  });
  return files;
}
