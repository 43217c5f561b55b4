import { assetOrigin, homeAddress, readSiteAddress } from "../../src/config/site-address";

test("without settings the site is at the root of an unknown host", () => {
  const address = readSiteAddress({});
  expect(address).toEqual({ siteUrl: "", pathPrefix: "", assetPrefix: "" });
  expect([homeAddress(address), assetOrigin(address)]).toEqual(["", ""]);
});

test.each(["agency", "/agency", "/agency/", " /agency// "])(
  "PATH_PREFIX=%s is the folder /agency",
  (value) => {
    const address = readSiteAddress({ SITE_URL: "https://www.example.com/", PATH_PREFIX: value });
    expect(address.pathPrefix).toBe("/agency");
    expect(homeAddress(address)).toBe("https://www.example.com/agency");
  },
);

test("the asset base may have a folder of its own", () => {
  const address = readSiteAddress({ ASSET_PREFIX: "https://assets.example.com/site/" });
  expect(address.assetPrefix).toBe("https://assets.example.com/site");
  expect(assetOrigin(address)).toBe("https://assets.example.com");
});

test.each([
  [{ SITE_URL: "www.example.com" }, "SITE_URL=www.example.com"],
  [{ SITE_URL: "https://www.example.com/agency" }, "SITE_URL=https://www.example.com/agency"],
  [{ PATH_PREFIX: "/a?b" }, "PATH_PREFIX=/a?b"],
  [{ PATH_PREFIX: "/a/../b" }, "PATH_PREFIX=/a/../b"],
  [{ PATH_PREFIX: "https://example.com" }, "PATH_PREFIX=https://example.com"],
  [{ ASSET_PREFIX: "/assets" }, "ASSET_PREFIX=/assets"],
  [{ ASSET_PREFIX: "https://assets.example.com/?v=1" }, "ASSET_PREFIX=https://assets.example.com/?v=1"],
])("%j is refused with the setting's name", (env, named) => {
  expect(() => readSiteAddress(env)).toThrow(named);
});
