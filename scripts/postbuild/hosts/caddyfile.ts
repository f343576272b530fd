import { company } from '@/content/company';
import {
  cachingRules,
  compressedEndings,
  contentTypes,
  pageCaching,
  partHeaders,
  policyHeader,
  robotsRule,
  securityHeaders,
} from '@/content/headers';
import { type Policies, policyOf } from '@/lib/security/policies';
import { comment, gatewayPaths, installed } from './generatedFiles';

const lines = (all: readonly string[], indent: string) => all.map((line) => `${indent}${line}\n`).join('');

/**
 * Caddy's configuration. Addresses and paths are environment variables.
 *
 * @param policies of the site
 */
export function caddyfile(policies: Policies): string {
  const { host } = new URL(company.origin);
  const headers = Object.entries(securityHeaders('{site_policy}'));
  const parts = cachingRules.map(({ below }) => `${below}*`).join(' ');
  const byPath = [
    ...cachingRules.map(({ below }) => `~^${below} "${partHeaders[policyHeader]}"`),
    ...Object.keys(policies.styles).map((file) => `/${file} "${policyOf(policies, file)}"`),
    `default "${policies.policy}"`,
  ];
  const ofParts = Object.entries(partHeaders)
    .filter(([name]) => name !== policyHeader)
    .map(([name, value]) => (value === '' ? `header @part -${name}` : `header @part ${name} "${value}"`));
  const caching = cachingRules.map(({ below, rule }) => `header ${below}* Cache-Control "${rule}"`);
  const types = Object.entries(contentTypes).map(([ending, type]) => `${ending} "${type}"`);
  return `${comment(
    `Caddy for ${host} (docs/deploying.md). Its environment may say where things are:`,
    `SITE_ADDRESS (${host}), SITE_ROOT (as below), SITE_GATEWAY (127.0.0.1:3000; several with spaces).`,
    'The gateway needs TRUSTED_PROXIES=127.0.0.1, or all visitors count as one. The privacy page promises that visits',
    'are not recorded: Caddy does not, as long as nothing here says `log`.',
  )}
(site_headers) {
	header {
${lines(
  headers.map(([name, value]) => `${name} "${value}"`),
  '\t\t',
)}	}
}

{$SITE_ADDRESS:${host}} {
	# deploy/activate names the folder of its release, so that pages and their policies change in one reload.
	root * {$SITE_ROOT:${installed}/out}
	header -Server

	# The policy of the file that is finally sent.
	map {http.request.uri.path} {site_policy} {
${lines(byPath, '\t\t')}	}
	map {http.request.uri.path.file.ext} {site_type} {
${lines(types, '\t\t')}	}

	# Pages and files, under their canonical URLs. Everything else goes to the gateway: forms, redirects, and requests
	# that are not found or not allowed. Its answers have their own headers.
	@here {
		method GET HEAD
		not path_regexp ${gatewayPaths}
		file {
			try_files {path}.html {path}index.html {path}
		}
	}
	handle @here {
		route {
			rewrite * {http.matchers.file.relative}
			# No range requests.
			request_header -Range
			import site_headers
			header Cache-Control "${pageCaching}"
${lines(caching, '\t\t\t')}			header Content-Type {site_type}
			@twin path *${robotsRule.ending}
			header @twin ${robotsRule.name} ${robotsRule.value}
			@part path ${parts}
${lines(ofParts, '\t\t\t')}			@compressed path ${compressedEndings.map((ending) => `*${ending}`).join(' ')}
			header @compressed {
				Vary Accept-Encoding
				defer
			}
			header -Accept-Ranges
			file_server {
				precompressed br gzip
			}
		}
	}

	handle {
		# Caddy sets them itself.
		request_header -X-Forwarded-Host
		request_header -X-Forwarded-Proto
		reverse_proxy {$SITE_GATEWAY:127.0.0.1:3000} {
			# Checks every second which gateways are up; waits for one that restarts, unless another takes over.
			health_uri /healthz
			health_interval 1s
			lb_try_duration 3s
			# Only the gateway decides which proxies it believes, by its setting TRUSTED_PROXIES: X-Forwarded-For is passed on
			# unchanged, with the client's address at its end.
			trusted_proxies 0.0.0.0/0 ::/0
			transport http {
				compression off
			}
		}
	}

	handle_errors {
		import site_headers
		header Cache-Control no-store
		header Content-Type application/problem+json
		respond \`{"title":"{err.status_text}","status":{err.status_code},"detail":"Please try again in a moment."}\`
	}
}
`;
}
