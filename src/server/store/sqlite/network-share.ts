import { statfsSync } from "node:fs";

/** Linux's numbers of file system types (`man statfs`). */
const shares: Readonly<Record<number, string>> = {
  0x6969: "NFS",
  0x517b: "SMB",
  0xfe534d42: "SMB",
  0xff534d42: "CIFS",
  0x5346414f: "AFS",
  0x00c36400: "Ceph",
  0x0bd00bd0: "Lustre",
  0x01021997: "9p",
};

/** The kind of network share that contains a folder; undefined for a local disk, or if it is unknown. */
export const networkShare = (
  folder: string,
  typeOf = (place: string) => statfsSync(place).type,
): string | undefined => (process.platform === "linux" ? shares[typeOf(folder) >>> 0] : undefined);
