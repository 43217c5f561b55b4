import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { SiteVerifyName } from "../../../src/config/captcha-providers";

export const siteSecret = "0x4AAAAAAA-secret-of-the-site";

type Misbehaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** Each provider's answers, which differ in wording. */
const dialects: Record<SiteVerifyName, { used: string; extras: object }> = {
  turnstile: { used: "timeout-or-duplicate", extras: { action: "", cdata: "", metadata: {} } },
  hcaptcha: { used: "already-seen-response", extras: { credit: false } },
  recaptcha: { used: "timeout-or-duplicate", extras: {} },
};

/** A provider's verify endpoint on a port of this machine. */
export interface CaptchaMock {
  url: string;
  /** The forms it received. */
  calls: URLSearchParams[];
  /** A token as the provider's script would make it, for a test passed on `hostname`. */
  issue(hostname?: string): string;
  /** From now on answers like this instead of judging tokens; without an argument, judges again. */
  misbehave(how?: Misbehaviour): void;
  close(): Promise<void>;
}

export const startStandIn = async (name: SiteVerifyName): Promise<CaptchaMock> => {
  const { used, extras } = dialects[name];
  const issued = new Map<string, { hostname: string; used: boolean }>();
  const calls: URLSearchParams[] = [];
  let misbehaviour: Misbehaviour | undefined;

  const judge = (request: IncomingMessage, form: URLSearchParams): object => {
    const refusal = (code: string) => ({ success: false, "error-codes": [code], ...extras });
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
    if (request.method !== "POST" || !isForm) return refusal("bad-request");
    if (!form.has("secret")) return refusal("missing-input-secret");
    if (form.get("secret") !== siteSecret) return refusal("invalid-input-secret");
    if (!form.get("response")) return refusal("missing-input-response");
    const token = issued.get(form.get("response")!);
    if (!token) return refusal("invalid-input-response");
    if (token.used) return refusal(used);
    token.used = true;
    const challenge_ts = new Date().toISOString();
    return { success: true, challenge_ts, hostname: token.hostname, "error-codes": [], ...extras };
  };

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const form = new URLSearchParams(body);
      calls.push(form);
      if (misbehaviour) return misbehaviour(request, response);
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(judge(request, form)));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    calls,
    issue(hostname = "www.example.com") {
      const token = `P1_${name}.${issued.size}+/=&`;
      issued.set(token, { hostname, used: false });
      return token;
    },
    misbehave: (how) => (misbehaviour = how),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
