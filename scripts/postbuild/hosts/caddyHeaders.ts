import {
  cachingRules,
  compressedEndings,
  contentTypes,
  pageCaching,
  partHeaders,
  policyHeader,
} from '@/content/headers';
import { allowingStyles, type SiteHeaders } from '@/lib/security/siteHeaders';

/**
 * The snippets of Caddy's configuration that set headers: of every answer, of what the gateway does not answer, and of
 * files.
 *
 * @param headers of the site
 */
export function caddyHeaders({ withoutStyles }: SiteHeaders): string {
  const linesOf = (wanted: (name: string) => boolean) =>
    Object.entries(withoutStyles)
      .filter(([name]) => wanted(name))
      .map(([name, value]) => `\t\t${name} "${value}"\n`)
      .join('');
  const types = Object.entries(contentTypes).map(
    ([ending, type]) =>
      `\t@${ending.slice(1)} path *${ending}\n\theader @${ending.slice(1)} Content-Type "${type}"\n`,
  );
  const caching = cachingRules.map(
    ({ below, rule }, index) =>
      `\t@kept${index} path ${below}*\n\theader @kept${index} Cache-Control "${rule}"\n`,
  );
  const parts = Object.entries(partHeaders).map(
    ([name, value]) => `\t\t${value === '' ? `-${name}` : `${name} "${value}"`}\n`,
  );
  const policy = allowingStyles(withoutStyles[policyHeader] ?? '', '{site_styles}');
  return `(site_headers) {
	header {
${linesOf((name) => !(name in partHeaders))}		-Server
	}
}

# Not for what the gateway answers, which brings its own. Set at once, so that files can differ.
(site_policies) {
	header {
${linesOf((name) => name in partHeaders)}	}
}

# A file that is there, with what depends on its name.
(site_file) {
	# Nothing is fetched in parts.
	request_header -Range
	header Cache-Control "${pageCaching}"
${caching.join('')}	# The policy of a page allows its own styles, which the site looks up.
	@document path *.html
	header @document ${policyHeader} "${policy}"
	@part path ${cachingRules.map(({ below }) => `${below}*`).join(' ')}
	header @part {
${parts.join('')}	}
${types.join('')}	@compressed path ${compressedEndings.map((ending) => `*${ending}`).join(' ')}
	header @compressed {
		Vary Accept-Encoding
		defer
	}
	header -Accept-Ranges
}
`;
}
