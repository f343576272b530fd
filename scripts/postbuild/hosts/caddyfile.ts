import { company } from '@/content/company';
import { pageCaching } from '@/content/headers';
import { defaultLocale, prefixedLocales } from '@/content/locales';
import { healthPath } from '@/gateway/health';
import { asSources, type SiteHeaders } from '@/lib/security/siteHeaders';
import { caddyHeaders } from './caddyHeaders';
import { anyOf, comment } from './made';
import { installed } from './nginxConf';

/**
 * Caddy's configuration. Where and for what it runs are variables of its environment.
 *
 * @param headers of the site
 */
export function caddyfile(headers: SiteHeaders): string {
  const { host } = new URL(company.origin);
  const notFound = prefixedLocales.map((locale) => `\t\t\t~^/${locale}(/|$) /${locale}/404.html\n`);
  const styles = [...headers.stylesOf].map(([file, sources]) => `\t\t\t/${file} "${asSources(sources)}"\n`);
  return `${comment(
    `Caddy for ${host} (docs/deploying.md). Its environment may say where things are:`,
    `SITE_ADDRESS (${host}), SITE_ROOT (${installed}/out), SITE_GATEWAY (127.0.0.1:3000).`,
    'The gateway needs TRUSTED_PROXIES=127.0.0.1, or all visitors count as one. The privacy page promises that visits',
    'are not recorded: Caddy does not, as long as nothing here says `log`.',
  )}
${caddyHeaders(headers)}
(site_readable) {
	@written not method GET HEAD
	handle @written {
		header Allow "GET, HEAD"
		header Cache-Control no-store
		header Content-Type "text/plain; charset=utf-8"
		respond "This address can only be read, with GET or HEAD." 405
	}
}

(site_not_found) {
	# These are about a page that exists.
	request_header -If-None-Match
	request_header -If-Modified-Since
	request_header -If-Match
	request_header -If-Unmodified-Since
	rewrite * {site_not_found}
	# The page is sent for every method.
	method GET
	import site_file
	file_server {
		precompressed br gzip
		status 404
	}
}

{$SITE_ADDRESS:${host}} {
	root * {$SITE_ROOT:${installed}/out}
	import site_headers

	route {
		# The path as it was sent, and its query.
		map {http.request.uri} {site_sent} {site_query} {
			~^([^?]*)(.*)$ \${1} \${2}
		}
		# No page and no file is called so: nothing between two slashes, a dot in front, a
		# separator or a control character, encoded or not.
		map {site_sent} {site_refused} {
			~(?i)/(?:/|\\.|%2e)|\\x5c|%(?:2f|5c|[01][0-9a-f]|7f) yes
			default no
		}
		# Step by step to the address that a page should have: no slash at the end, no file
		# name, no prefix for the default language.
		map {site_sent} {site_without_slash} {
			~^(/.+)/$ \${1}
			~^(.*)$ \${1}
		}
		map {site_without_slash} {site_without_file} {
			~^(.*?)(?:/index|\\.html)+$ \${1}
			~^(.*)$ \${1}
		}
		map {site_without_file} {site_without_prefix} {
			~^(?:/${defaultLocale})+(/.*)?$ \${1}
			~^(.*)$ \${1}
		}
		map {site_without_prefix} {site_clean} {
			~^$ /
			~^(.*)$ \${1}
		}
		# What is not found is said in the language of the prefix.
		map {site_sent} {site_not_found} {
${notFound.join('')}			default /404.html
		}
		# The styles of each page, for its policy: of the file that is sent in the end.
		map {http.request.uri.path} {site_styles} {
${styles.join('')}			default ""
		}

		# The gateway takes the forms, and refuses from the headers of a request what is too large.
		@gateway {
			path /api /api/* ${healthPath}
			expression \`{site_refused} == "no"\`
		}
		handle @gateway {
			reverse_proxy {$SITE_GATEWAY:127.0.0.1:3000}
		}
		import site_policies

		@refused expression \`{site_refused} == "yes"\`
		handle @refused {
			route {
				import site_not_found
			}
		}

		@moved expression \`{site_clean} != {site_sent}\`
		handle @moved {
			header Cache-Control "${pageCaching}"
			redir * {site_clean}{site_query} 301
		}

		@page {
			not path_regexp (?:/404|\\.[^/]*)$
			file {
				try_files {path}.html {path}/index.html
			}
		}
		handle @page {
			route {
				import site_readable
				rewrite * {http.matchers.file.relative}
				import site_file
				file_server {
					precompressed br gzip
				}
			}
		}

		@file {
			path_regexp \\.[^/]*$
			not path_regexp \\.(?:${anyOf(['br', 'gz'])})$
			file
		}
		handle @file {
			route {
				import site_readable
				import site_file
				file_server {
					precompressed br gzip
				}
			}
		}

		handle {
			route {
				import site_not_found
			}
		}
	}

	handle_errors {
		import site_headers
		import site_policies
		header Cache-Control no-store
		header Content-Type application/problem+json
		respond \`{"title":"{err.status_text}","status":{err.status_code},"detail":"Please try again in a moment."}\`
	}
}
`;
}
