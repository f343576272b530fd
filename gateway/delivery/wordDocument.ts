import { unzipSync } from 'fflate';

const list = '[Content_Types].xml';

/**
 * Limits for an archive: number of files, and size of the list in bytes. Documents have hundreds of files and
 * a few kilobytes.
 */
const most = { files: 10_000, packed: 32_768, unpacked: 262_144 };

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Matches the types of macro-enabled documents and their macro projects. */
const macros = /macroenabled|vbaproject/i;

/**
 * Tells whether an archive is a Word document without macros: a package whose content type list contains the
 * type of a document's main part (ECMA-376, part 2, 10.1.2; part 1, 11.3.10). It reads the archive's central
 * directory, so the order of entries does not matter.
 *
 * @param bytes a whole file
 */
export function isWordDocument(bytes: Buffer): boolean {
  try {
    const names: string[] = [];
    const parts = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        if (names.push(name) > most.files) throw new RangeError('more files than a document has');
        return name === list && size <= most.packed && originalSize <= most.unpacked;
      },
    });
    const types = partTypes(new TextDecoder().decode(parts[list]), names);
    return types.includes(main) && !types.some((type) => macros.test(type));
  } catch {
    // Damaged, encrypted, or not an archive.
    return false;
  }
}

/**
 * @param xml the list of content types
 * @param names of the archive's files
 * @returns the content type of each file that has one
 */
function partTypes(xml: string, names: readonly string[]): string[] {
  // No program writes comments, CDATA or instructions there, and inside one of them an element would not
  // count.
  if (/<!|.<\?/s.test(xml)) return [];
  const overrides = new Map<string, string>();
  const defaults = new Map<string, string>();
  for (const [, element, attributes = ''] of xml.matchAll(/<(?:[\w.-]+:)?(Override|Default)\s([^<>]*)>/g)) {
    const { PartName, Extension, ContentType } = attributesOf(attributes);
    if (!ContentType) continue;
    if (element === 'Override' && PartName) overrides.set(PartName.toLowerCase(), ContentType);
    if (element === 'Default' && Extension) defaults.set(Extension.toLowerCase(), ContentType);
  }
  return names.flatMap((name) => {
    const part = `/${name}`.toLowerCase();
    return overrides.get(part) ?? defaults.get(part.slice(part.lastIndexOf('.') + 1)) ?? [];
  });
}

function attributesOf(text: string): Readonly<Record<string, string>> {
  const found = [...text.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  return Object.fromEntries(found.map(([, name, double, single]) => [name, double ?? single ?? '']));
}
