import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

export interface Guard {
  /** Watches every page of the context, windows that they open included. */
  watch(context: BrowserContext): void;
  /** What was found so far, one sentence each, without what is allowed. */
  findings(allow: readonly RegExp[]): string[];
}

/**
 * @param origin the site's own origin; requests to any other are findings
 */
export function guardAgainst(origin: string): Guard {
  const found: string[] = [];
  const add = (finding: string | undefined) => {
    if (finding !== undefined) found.push(finding);
  };
  return {
    watch(context) {
      context.on('console', (message) => add(fromConsole(message)));
      context.on('weberror', (error) => add(`page error: ${error.error().message}`));
      context.on('requestfailed', (request) => add(fromFailure(request)));
      context.on('request', (request) => add(fromRequest(request, origin)));
    },
    findings: (allow) => found.filter((finding) => !allow.some((expected) => expected.test(finding))),
  };
}

/** Chromium reports violations of the security policy here, too, and answers of 400 and above. */
function fromConsole(message: ConsoleMessage): string | undefined {
  const type = message.type();
  if (type !== 'error' && type !== 'warning') return undefined;
  return `console ${type}: ${message.text()} (${message.location().url})`;
}

function fromFailure(request: Request): string | undefined {
  const reason = request.failure()?.errorText ?? 'unknown';
  // Leaving a page ends its requests; that is no failure of the site.
  return reason === 'net::ERR_ABORTED' ? undefined : `failed request: ${request.url()} (${reason})`;
}

function fromRequest(request: Request, origin: string): string | undefined {
  const url = new URL(request.url());
  // data: and blob: addresses reach no server, and their origin is "null".
  const isForeign = /^(?:https?|wss?):$/.test(url.protocol) && url.origin !== origin;
  return isForeign ? `request to another origin: ${request.url()}` : undefined;
}
