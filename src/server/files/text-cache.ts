import type { LoadedFile, LazyFile } from "./file-entry";

type Read = () => Promise<LoadedFile>;

const bytesOf = ({ plain, encoded }: LoadedFile): number =>
  [plain, ...Object.values(encoded)].reduce((sum, { body }) => sum + body.length, 0);

/**
 * Text files of a large site, read on request. The most recently requested ones stay in memory, up to a number of
 * bytes.
 */
export class TextCache {
  private readonly files = new Map<Read, Promise<LoadedFile>>();
  private bytes = 0;

  constructor(private readonly most: number) {}

  /** The entry of a file; its `read` rejects when the file is gone. */
  lazy(read: Read): LazyFile {
    return { kind: "lazy", read: () => this.readOnce(read) };
  }

  private async readOnce(read: Read): Promise<LoadedFile> {
    const known = this.files.get(read);
    const reading = known ?? read();
    // Moves the file to the end: the map is in the order of use.
    this.files.delete(read);
    this.files.set(read, reading);
    if (known) return known;
    try {
      this.bytes += bytesOf(await reading);
    } catch (error) {
      this.files.delete(read);
      throw error;
    }
    await this.forgetOldest();
    return reading;
  }

  private async forgetOldest(): Promise<void> {
    for (const [read, reading] of this.files) {
      if (this.bytes <= this.most || this.files.size === 1) return;
      this.files.delete(read);
      // A file that is still being read is not counted yet, but will be.
      this.bytes -= await reading.then(bytesOf, () => 0);
    }
  }
}
