import { cachingRules, compressedEndings, pageCaching, partHeaders, policyHeader } from '@/content/headers';
import { defaultLocale, prefixedLocales } from '@/content/locales';
import { healthPath } from '@/gateway/health';
import { allowingStyles, asSources, type SiteHeaders } from '@/lib/security/siteHeaders';
import { anyOf, comment } from './made';

/** @returns the variable of a header that is not the same on every answer */
export const differingVariable = (name: string): string => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * Variables that the rest of nginx's configuration is made with; they belong into its `http` block.
 *
 * @param headers of the site
 */
export function nginxMaps({ withoutStyles, stylesOf }: SiteHeaders): string {
  const policy = allowingStyles(withoutStyles[policyHeader] ?? '', '$site_styles');
  const values: SiteHeaders['withoutStyles'] = { ...withoutStyles, [policyHeader]: policy };
  const rules = cachingRules.map(({ below, rule }) => `    "~^(?:200|304) ${anyOf([below])}" "${rule}";\n`);
  const part = `"~^(?:200|304) (?:${anyOf(cachingRules.map(({ below }) => below))})"`;
  const differing = Object.entries(partHeaders).map(
    ([name, value]) =>
      `map "$status $uri" ${differingVariable(name)} {\n    default "${values[name]}";\n    ${part} "${value}";\n}\n`,
  );
  const pages = prefixedLocales.map((locale) => `    "~^/${locale}(?:[/?]|$)" /${locale}/404.html;\n`);
  return `${comment('Variables for nginx; included by the file nginx.conf beside this folder.')}
# The path as it was sent, and its query. nginx's own \`$uri\` is decoded, and what is
# decoded could break out of a header.
map $request_uri $site_sent {
    "~^(?<site_path>[^?]*)" $site_path;
}
map $request_uri $site_query {
    default "";
    "~^[^?]*(?<site_rest>\\?.*)$" $site_rest;
}

# No page and no file is called so: nothing between two slashes, a dot in front, a
# separator or a control character, encoded or not.
map $site_sent $site_refused {
    default "";
    "~*/(?:/|\\.|%2e)|\\x5c|%(?:2f|5c|[01][0-9a-f]|7f)" 1;
}

# Step by step to the address that a page should have: no slash at the end, no
# file name, no prefix for the default language. The gateway's addresses are its own.
map $site_sent $site_without_slash {
    default $site_sent;
    "~^(?<site_path>/.+)/$" $site_path;
}
map $site_without_slash $site_without_file {
    default $site_without_slash;
    "~^(?<site_path>.*?)(?:/index|\\.html)+$" $site_path;
}
map $site_without_file $site_without_prefix {
    default $site_without_file;
    "~^(?:/${defaultLocale})+(?<site_path>/.*)?$" $site_path;
}
map $site_sent $site_clean {
    default $site_target;
    "~^/api(?:/|$)" $site_sent;
}
map $site_without_prefix $site_target {
    default $site_without_prefix;
    "" /;
}

# What is not found is said in the language of the prefix.
map $request_uri $site_not_found {
    default /404.html;
${pages.join('')}}

# Known only when the answer is.
map "$status $uri" $site_caching {
    default "${pageCaching}";
    "~^\\d+ (?:/api(?:/|$)|${anyOf([healthPath])}$)" no-store;
    "~^(?:4(?!04)|5)" no-store;
${rules.join('')}}
map "$status $uri" $site_vary {
    default "";
    "~^(?:200|304|404) .*(?:${anyOf(compressedEndings)})$" Accept-Encoding;
}
${styleMaps(stylesOf)}
# Pictures, fonts, scripts and styles are no documents.
${differing.join('')}
map "$status $upstream_status" $site_allow {
    default "";
    "405 " "GET, HEAD";
}
`;
}

/** The most characters of a key that nginx finds at once, unless its whole configuration is told otherwise. */
const longestKey = 46;

/** The policy of a page allows its own styles: of the file that is sent in the end, if one is. */
function styleMaps(stylesOf: SiteHeaders['stylesOf']): string {
  const entries = [...stylesOf].map(([file, sources]) => {
    const key = file.length < longestKey ? `/${file}` : `~^/${anyOf([file])}$`;
    return `    "${key}" "${asSources(sources)}";\n`;
  });
  return `
# The policy of a page allows its own styles. Long names are regular expressions, as nginx has room for short ones only.
map $status $site_page {
    default "";
    200 $uri;
    304 $uri;
    404 $uri;
}
map $site_page $site_styles {
    default "";
${entries.join('')}}
`;
}
