// Implements the part of the File System API that Sveltia CMS uses with a folder on the server. So it works
// in every browser, and the server alone decides what may be read and written.

/** Sends a request to the server; throws the sentence of a refusal. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * @param ask the server that has the files
 * @param onWrite called after each file was written or removed, or with the reason why not
 */
export function folderOf(ask: Ask, onWrite: (file: string, refusal?: string) => void) {
  /** The version of each file that was read, by which the server detects changes. */
  const versions = new Map<string, string>();

  /** Files are written one after the other, as German anchors come from the English file. */
  let last: Promise<unknown> = Promise.resolve();

  const request = async (path: string, init: RequestInit = {}) => {
    const known = versions.get(path);
    const response = await ask(`/files/${encodeURI(path)}`, {
      ...init,
      headers: known ? { 'If-Match': known } : {},
    });
    const version = response.headers.get('ETag');
    if (version) versions.set(path, version);
    else versions.delete(path);
    return response;
  };

  class FileHandle {
    readonly kind = 'file';
    /** Sveltia CMS reads what it has written, even where the server keeps no such file. */
    private unkept?: BodyInit;
    constructor(
      readonly path: string,
      readonly name: string,
    ) {}

    async getFile(): Promise<File> {
      const response = this.unkept === undefined ? await request(this.path) : new Response(this.unkept);
      return new File([await response.blob()], this.name);
    }

    async createWritable() {
      const { path } = this;
      return {
        write: async (body: BodyInit) => {
          const mine = last.then(() => request(path, { method: 'PUT', body }));
          last = mine.catch((error: Error) => onWrite(path, error.message));
          this.unkept = (await mine).headers.get('ETag') ? undefined : body;
          onWrite(path);
        },
        close: async () => {},
      };
    }
  }

  class FolderHandle {
    readonly kind = 'directory';
    constructor(
      readonly path: string,
      readonly name: string,
      /** Every file below it, at the time of listing. */
      readonly files?: readonly string[],
    ) {}

    async *entries(): AsyncGenerator<[string, FileHandle | FolderHandle]> {
      const files = this.files ?? (await list(this.path));
      const seen = new Set<string>();
      for (const file of files) {
        const [name = '', ...rest] = file.slice(this.path.length).split('/');
        if (seen.has(name)) continue;
        seen.add(name);
        const path = this.path + name;
        if (rest.length === 0) yield [name, new FileHandle(path, name)];
        else
          yield [
            name,
            new FolderHandle(
              `${path}/`,
              name,
              files.filter((other) => other.startsWith(`${path}/`)),
            ),
          ];
      }
    }

    async getDirectoryHandle(name: string): Promise<FolderHandle> {
      return new FolderHandle(`${this.path}${name}/`, name);
    }

    async getFileHandle(name: string, { create = false } = {}): Promise<FileHandle> {
      const path = this.path + name;
      if (!create && !(await list(path)).includes(path)) throw new DOMException(path, 'NotFoundError');
      return new FileHandle(path, name);
    }

    async removeEntry(name: string): Promise<void> {
      // Empty folders do not exist, as git does not keep them.
      const path = this.path + name;
      if (!(await list(path)).includes(path)) return;
      await request(path, { method: 'DELETE' });
      onWrite(path);
    }
  }

  async function list(begin: string): Promise<readonly string[]> {
    const files: readonly string[] = await (await ask('/files')).json();
    return files.filter((file) => file.startsWith(begin));
  }

  return { FileHandle, root: new FolderHandle('', '') };
}
