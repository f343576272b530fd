import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test';

export interface Guard {
  /** Watches every page of the context, windows that they open included. */
  watch(context: BrowserContext): void;
  /** Stops watching; for a context that outlives the test. */
  stop(): void;
  /** The findings so far, one sentence each, without the allowed ones. */
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
  const watched: BrowserContext[] = [];
  const onConsole = (message: ConsoleMessage) => add(fromConsole(message));
  const onError = (error: WebError) => add(`page error: ${error.error().message}`);
  const onFailure = (request: Request) => add(fromFailure(request));
  const onRequest = (request: Request) => add(fromRequest(request, origin));
  return {
    watch(context) {
      watched.push(context);
      context
        .on('console', onConsole)
        .on('weberror', onError)
        .on('requestfailed', onFailure)
        .on('request', onRequest);
    },
    stop() {
      for (const context of watched)
        context
          .off('console', onConsole)
          .off('weberror', onError)
          .off('requestfailed', onFailure)
          .off('request', onRequest);
    },
    findings: (allow) => found.filter((finding) => !allow.some((expected) => expected.test(finding))),
  };
}

/** Chromium reports violations of the security policy here, too, and responses of 400 and above. */
function fromConsole(message: ConsoleMessage): string | undefined {
  const type = message.type();
  if (type !== 'error' && type !== 'warning') return undefined;
  return `console ${type}: ${message.text()} (${message.location().url})`;
}

function fromFailure(request: Request): string | undefined {
  const reason = request.failure()?.errorText ?? 'unknown';
  // Leaving a page aborts its requests, which is not a failure of the site.
  return reason === 'net::ERR_ABORTED' ? undefined : `failed request: ${request.url()} (${reason})`;
}

function fromRequest(request: Request, origin: string): string | undefined {
  const url = new URL(request.url());
  // data: and blob: addresses reach no server, and their origin is "null".
  const isForeign = /^(?:https?|wss?):$/.test(url.protocol) && url.origin !== origin;
  return isForeign ? `request to another origin: ${request.url()}` : undefined;
}
