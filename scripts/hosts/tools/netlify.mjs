import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';

// Prints, as JSON, what Netlify's own parsers read from `_headers` and `_redirects` of a folder, and what they refuse.

const [, , folder] = process.argv;
const of = (name) => [`${folder}/${name}`];
const { redirects, errors } = await parseAllRedirects({
  redirectsFiles: of('_redirects'),
  configRedirects: [],
  minimal: true,
});
const headers = await parseAllHeaders({ headersFiles: of('_headers'), configHeaders: [], minimal: true });
const refused = [...errors, ...headers.errors].map(String);
process.stdout.write(JSON.stringify({ redirects, headers: headers.headers, refused }));
