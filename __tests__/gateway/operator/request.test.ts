import { readRequest } from '@/gateway/operator/request';

const id = 'a1'.repeat(32);

const usage =
  'write list, show ID, retry ID, retry --all-dead, remove ID, remove --all-quarantine, export ID FILE or move --to postgres://… behind "deploy/spool".';

describe('the arguments of deploy/spool (specification 27.21)', () => {
  it.each([
    ['list', { command: 'list' }],
    [`show ${id}`, { command: 'show', id, withContents: false }],
    [`show --with-contents ${id}`, { command: 'show', id, withContents: true }],
    [`retry ${id}`, { command: 'retry', id }],
    ['retry --all-dead', { command: 'retry', all: 'dead' }],
    ['remove --all-quarantine', { command: 'remove', all: 'quarantine' }],
    [`remove ${id}`, { command: 'remove', id }],
    [`export ${id} cv.json`, { command: 'export', id, file: 'cv.json' }],
    ['move --to postgres://me@host/spool', { command: 'move', to: 'postgres://me@host/spool' }],
  ])('%s', (typed, request) => {
    expect(readRequest(typed.split(' '))).toEqual({ ok: true, value: { request, json: false } });
    expect(readRequest(['--json', ...typed.split(' ')])).toEqual({
      ok: true,
      value: { request, json: true },
    });
  });

  it.each([
    ['', 'this needs a command'],
    ['lost', 'there is no command "lost"'],
    ['list more', 'list takes nothing behind it'],
    ['list --state gone', '"gone" is none of the states waiting, done, dead, quarantine, unfit, withheld'],
    ['show me', '"me" is not an ID, which has 64 hexadecimal digits and is named by list'],
    ['retry', 'retry needs ID'],
    ['remove --all-dead --all-unfit', 'remove takes one state at a time'],
    [`export ${id}`, 'export needs ID and FILE'],
    ['move --to', "Option '--to <value>' argument missing"],
    ['list --verbose', "Unknown option '--verbose'"],
  ])('refuses "%s" with one sentence and the usage', (typed, problem) => {
    expect(readRequest(typed.split(' ').filter((word) => word !== ''))).toEqual({
      ok: false,
      problems: [`spool: ${problem}; ${usage}`],
    });
  });
});
