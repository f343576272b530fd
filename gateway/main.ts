import { argv, exit } from 'node:process';

// The server's program, bundled into one file by the build (`npm run build:gateway`). Without arguments it
// serves the site; `spool` and `activate` are operator commands (docs/deploying.md). It loads only the part
// it needs.

const [command, ...args] = argv.slice(2);
switch (command) {
  case undefined: {
    const { serveSite } = await import('./serve');
    await serveSite();
    break;
  }
  case 'spool': {
    const { operate } = await import('./operator');
    await operate(args);
    break;
  }
  case 'activate': {
    const { activate } = await import('./activate');
    await activate(args);
    break;
  }
  default:
    console.error(
      `gateway: there is no command "${command}"; write spool or activate, or nothing to serve the site.`,
    );
    exit(2);
}
