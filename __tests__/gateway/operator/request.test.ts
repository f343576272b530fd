/** @jest-environment node */
import { readRequest } from '@/gateway/operator/request';

const id = 'a1'.repeat(32);

const usage =
  'write list, show ID, retry ID, retry --all-dead, remove ID, remove --all-quarantine, export ID FILE or move --to postgres://… behind «deploy/spool».';

describe('what an operator types (specification 27.21)', () => {
  it.each([
    ['list', { command: 'list' }],
    ['list --state dead', { command: 'list', state: 'dead' }],
    [`show ${id}`, { command: 'show', id, withContents: false }],
    [`show --with-contents ${id}`, { command: 'show', id, withContents: true }],
    [`show ${id}-2`, { command: 'show', id: `${id}-2`, withContents: false }],
    [`retry ${id}`, { command: 'retry', id }],
    ['retry --all-dead', { command: 'retry', all: 'dead' }],
    ['retry --all-unfit', { command: 'retry', all: 'unfit' }],
    ['remove --all-quarantine', { command: 'remove', all: 'quarantine' }],
    ['remove --all-withheld', { command: 'remove', all: 'withheld' }],
    [`remove ${id}`, { command: 'remove', id }],
    [`export ${id} cv.json`, { command: 'export', id, file: 'cv.json' }],
    ['move --to postgres://me@host/spool', { command: 'move', to: 'postgres://me@host/spool' }],
    ['move --to=/var/spool', { command: 'move', to: '/var/spool' }],
  ])('%s', (typed, request) => {
    expect(readRequest(typed.split(' '))).toEqual({ request, json: false });
    expect(readRequest(['--json', ...typed.split(' ')])).toEqual({ request, json: true });
  });

  it.each([
    ['', 'this needs a command'],
    ['lost', 'there is no command «lost»'],
    ['constructor', 'there is no command «constructor»'],
    ['list more', 'list takes nothing behind it'],
    ['list --state gone', '«gone» is none of the states waiting, done, dead, quarantine, unfit, withheld'],
    ['list --all-dead', 'list has no option --all-dead'],
    ['show', 'show needs ID'],
    ['show me', '«me» is not an ID, which has 64 hexadecimal digits and is named by list'],
    [`show ${id} ${id}`, 'show needs ID'],
    ['retry', 'retry needs ID'],
    [`retry --all-dead ${id}`, 'retry --all-dead takes nothing behind it'],
    ['retry --all-withheld', 'retry has no option --all-withheld'],
    ['remove --all-dead --all-unfit', 'remove takes one state at a time'],
    [`remove ${id} --with-contents`, 'remove has no option --with-contents'],
    [`export ${id}`, 'export needs ID and FILE'],
    ['move', 'move needs --to and where to, such as postgres://user@host/database'],
    ['move --to', "Option '--to <value>' argument missing"],
    ['list --verbose', "Unknown option '--verbose'"],
    ['list --json=yes', "Option '--json' does not take an argument"],
  ])('«%s» is answered with one sentence that says what to type', (typed, problem) => {
    expect(readRequest(typed.split(' ').filter((word) => word !== ''))).toEqual({
      problem: `spool: ${problem}; ${usage}`,
    });
  });
});
