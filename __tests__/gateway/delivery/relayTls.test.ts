import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { remedyFor } from '@/gateway/delivery/relayFailure';
import { makeCertificate } from '@/scripts/hosts/certificate';
import { folderOfFile } from '../../support/folder';
import { benches, message } from './support/bench';
import { startStrictRelay } from './support/strictRelay';

/** A certificate for a host, good for a day, or expired yesterday. */
function certificate(host: string, isExpired = false) {
  const folder = folderOfFile();
  const files = makeCertificate(folder, host);
  const old = path.join(folder, 'old.pem');
  if (isExpired)
    execFileSync('openssl', ['x509', '-in', files.cert, '-signkey', files.key, '-days', '-1', '-out', old], {
      stdio: 'ignore',
    });
  const pair = { key: readFileSync(files.key), cert: readFileSync(isExpired ? old : files.cert) };
  return { ...pair, trust: `tls.ca=${encodeURIComponent(String(pair.cert))}` };
}

const good = certificate('localhost');
const expired = certificate('localhost', true);
const other = certificate('other.test');

const bench = benches();
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  await bench().stop();
  for (const end of ends.splice(0)) await end();
});

async function relayWith(options: Parameters<typeof startStrictRelay>[0]) {
  const relay = await startStrictRelay(options);
  ends.push(relay.close);
  return relay;
}

async function firstLineWith(url: string) {
  await bench().spool.accept(message());
  bench().start({}, { SMTP_URL: url });
  while (bench().lines.length === 0) await sleep(5);
  return bench().lines[0];
}

describe('a mail server with a TLS problem', () => {
  it.each([
    ['an expired certificate', expired, expired.trust, 'CERT_HAS_EXPIRED', 'has expired'],
    ['a self-signed certificate', good, '', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'NODE_EXTRA_CA_CERTS'],
    [
      'the certificate of another host',
      other,
      other.trust,
      'ERR_TLS_CERT_ALTNAME_INVALID',
      'another host name',
    ],
  ])('%s: the first log line names it and the remedy', async (_name, pair, trust, cause, remedy) => {
    const { port } = await relayWith(pair);
    expect(await firstLineWith(`smtp://localhost:${port}?${trust}`)).toMatchObject({
      level: 'error',
      facts: { cause, remedy: expect.stringContaining(remedy) },
      text: 'mail not delivered; it is tried again',
    });
  });

  it('smtps: to a port without TLS: the log names smtp: as the remedy', async () => {
    const { port } = await relayWith({});
    expect(await firstLineWith(`smtps://localhost:${port}`)).toMatchObject({
      level: 'error',
      facts: {
        cause: 'ERR_SSL_WRONG_VERSION_NUMBER',
        remedy: expect.stringContaining('smtp: instead of smtps:'),
      },
    });
  });

  it('smtp: to port 465: the remedy is smtps:', () => {
    const silence = Object.assign(new Error('Greeting never received'), { code: 'ETIMEDOUT' });
    expect(remedyFor(silence, 'smtp://me:word@mail.test:465')).toContain('write smtps:');
    expect(remedyFor(silence, 'smtps://mail.test:465')).toBeUndefined();
    expect(remedyFor(silence, 'smtp://mail.test:587')).toBeUndefined();
  });

  it.each([
    ['smtp:', {}, good.trust],
    ['smtps:', { secure: true }, good.trust],
    ['smtp:', {}, 'tls.rejectUnauthorized=false'],
  ])('%s with %j, certificate trusted or not checked: delivered', async (protocol, options, query) => {
    const { port, taken } = await relayWith({ ...good, ...options });
    expect(await firstLineWith(`${protocol}//localhost:${port}?${query}`)).toMatchObject({ level: 'info' });
    expect(taken).toHaveLength(1);
  });
});
