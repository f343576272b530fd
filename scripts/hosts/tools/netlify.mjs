import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';

// Prints, as JSON, how Netlify's own parsers read `_headers` and `_redirects` of a folder, with their errors.

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
