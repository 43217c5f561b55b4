import { createHash } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { etagOf, type BinaryFile } from "./file-entry";

const chunkSize = 64 * 1024;

/** Identifies the content: it changes when the file is written or replaced. */
const stampOf = async (handle: FileHandle): Promise<string> => {
  const { ino, size, mtimeNs } = await handle.stat({ bigint: true });
  return [ino, size, mtimeNs].join();
};

type DiskState = Pick<BinaryFile, "size" | "stamp"> & { etag: string };

const readState = async (handle: FileHandle): Promise<DiskState> => {
  const stamp = await stampOf(handle);
  const hash = createHash("sha256");
  let size = 0;
  const chunks: AsyncIterable<Buffer> = handle.createReadStream({ start: 0, autoClose: false });
  for await (const chunk of chunks) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { stamp, size, etag: etagOf(hash.digest("base64url")) };
};

/**
 * Opens a file that is not kept in memory. If the file was replaced, its entry is updated.
 * @throws if the file is gone.
 */
export const openEntry = async (entry: BinaryFile): Promise<FileHandle> => {
  const handle = await open(entry.file);
  try {
    if (entry.stamp !== (await stampOf(handle))) {
      const { etag, ...state } = await readState(handle);
      Object.assign(entry, state, { headers: { ...entry.headers, etag } });
    }
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
};

/** Streams part of a file and closes it. Fails if the file changes meanwhile, so that old and new content never mix. */
export const streamPart = (handle: FileHandle, stamp: string, start: number, end: number): Readable => {
  let position = start;
  const next = async (): Promise<Buffer | null> => {
    if (position > end) return null;
    const wanted = Math.min(chunkSize, end + 1 - position);
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(wanted), 0, wanted, position);
    if (bytesRead === 0 || (await stampOf(handle)) !== stamp)
      throw new Error("The file was written to while it was sent.");
    position += bytesRead;
    return buffer.subarray(0, bytesRead);
  };
  return new Readable({
    highWaterMark: chunkSize,
    read() {
      next().then(
        (chunk) => this.push(chunk),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      handle.close().then(() => done(error), done);
    },
  });
};
