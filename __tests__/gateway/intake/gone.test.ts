import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { metricsOf } from '@/gateway/metrics';
import { openFolder } from '@/gateway/spool/folder';
import { endpoints } from '@/lib/forms/endpoints';
import { folderOfTest } from '../../support/folder';
import { gateways } from '../support/served';

const start = gateways();
const folder = folderOfTest();

it.each(['RST', 'FIN'])(
  'a client that hangs up within the body, by %s, is counted and is no fault of ours',
  async (way) => {
    const lines: { level: number; msg: string }[] = [];
    const logger = { level: 'info', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } };
    const spool = await openFolder({ folder });
    const metrics = metricsOf(spool);
    const site = await start({}, { spool, metrics, logger });
    const socket = connect(site.port, '127.0.0.1').on('error', () => {});
    socket.write(
      `POST ${endpoints.application} HTTP/1.1\r\nHost: a.test\r\nContent-Type: application/json\r\nContent-Length: 300000\r\n\r\n{`,
    );
    await sleep(100);
    if (way === 'RST') socket.resetAndDestroy();
    else socket.end();
    const counted = /gateway_refused_total\{form="application",reason="gone"\} 1\n/;
    while (!counted.test(await metrics.text())) await sleep(20);
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
    expect(lines.map(({ msg }) => msg).join()).toMatch(/answered|went away/);
  },
);
