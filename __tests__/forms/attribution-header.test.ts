import { clientConfig } from "../../src/config/client-config";
import { postEnquiry } from "../../src/forms/api/post-enquiry";
import { FakeApi } from "./support/fake-api";

const sendWith = async (categories: string[], expirationTime = Date.now() + 1000) => {
  localStorage.setItem("consent", JSON.stringify({ categories, expirationTime }));
  sessionStorage.setItem("attribution", "utm_source=mail");
  const api = new FakeApi().install();
  await postEnquiry("contact", "{}", { captchaToken: "t", idempotencyKey: "k" });
  return api.posts[0]?.headers;
};

afterEach(() => {
  clientConfig.attributionHeader = "";
});

test("X-Attribution is sent with an enquiry after consent", async () => {
  clientConfig.attributionHeader = "X-Attribution";
  expect(await sendWith(["necessary", "analytics"])).toMatchObject({ "X-Attribution": "utm_source=mail" });
});

test.each([
  ["off by default", "", ["necessary", "analytics"], 1000],
  ["refused, even in another tab", "X-Attribution", ["necessary"], 1000],
  ["agreed too long ago", "X-Attribution", ["necessary", "analytics"], -1000],
])("no attribution is sent: %s", async (_, header, categories, lasts) => {
  clientConfig.attributionHeader = header;
  expect(Object.values((await sendWith(categories, Date.now() + lasts))!)).not.toContain("utm_source=mail");
});
