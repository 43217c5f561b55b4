/** @jest-environment node */
import { networkShare } from "../../src/server/store/open-store";

test.each([
  [0x6969, "NFS"],
  [0xfe534d42, "SMB"],
  [0xfe534d42 - 2 ** 32, "SMB"],
  [0xef53, undefined],
])("a file system of the type %d is %s", (type, share) => {
  expect(networkShare("/data", () => type)).toBe(share);
});

test("this machine's own disk is none", () => {
  expect(networkShare(process.cwd())).toBeUndefined();
});
