import { argv, exit } from 'node:process';

// The program of a server, which the build bundles into one file (`npm run build:gateway`). Alone it serves the site; with
// `spool` or `activate` it is a command of the operator (docs/deploying.md). It loads only the part that is asked for.

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
      `gateway: there is no command «${command}»; write spool or activate, or nothing to serve the site.`,
    );
    exit(2);
}
